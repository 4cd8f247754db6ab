/** A number as it is printed on cards and sheets: with a true minus; a question mark while nobody knows it. */
export function printed(value: number | null): string {
  return value === null ? '?' : String(value).replace('-', '−');
}
