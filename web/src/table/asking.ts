/** Questions of a game's table to the server. */
import { untrack } from 'svelte';
import { toasts } from '../components/toasts.svelte';
import { preferences } from '../preferences.svelte';
import type { View } from './view';

type Ask = <T>(question: Promise<T>, answered: (answer: T) => void) => void;

/** An answer counts only while the position it is about is on the table. */
export function asking(onTable: () => View): Ask {
  return (question, answered) => {
    const asked = untrack(onTable);
    question.then(
      (answer) => {
        if (onTable() === asked) answered(answer);
      },
      () => toasts.tell(preferences.say('web-no_answer')),
    );
  };
}
