/** What can be said at a table with one press. */
import type { Phrase } from '../wire/types';

export const PHRASES: readonly Phrase['phrase'][] = ['hello', 'good_luck', 'well_played', 'thinking', 'sorry', 'thanks', 'bye'];
