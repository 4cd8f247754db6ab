/**
 * What this browser keeps from visit to visit. A browser may forbid it, or its store may be full:
 * then it is kept until the page is left.
 */
const unstored = new Map<string, string>();

export function stored(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Whatever lies there; null when it is nothing, or somebody else's text under our key. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return null;
  }
}
