/** Small sounds for those who want them, made on the spot: nothing is loaded, and nothing plays unless asked for. */
import type { View } from './view';

export type Cue = 'move' | 'turn' | 'end';

/** Each cue as notes, one after the other, in hertz. */
const NOTES: Readonly<Record<Cue, readonly number[]>> = { move: [330], turn: [523, 659], end: [392, 494, 587] };
const NOTE_SECONDS = 0.14;
const LOUDNESS = 0.08;

/** What is to be heard when one position follows another. */
export function cue(before: View | null, after: View | null): Cue | null {
  if (!before || !after) return null;
  if (after.over) return before.over ? null : 'end';
  const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
  return mine(after) && !mine(before) ? 'turn' : 'move';
}

let audio: AudioContext | undefined;

export function sound(cue: Cue): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch] of NOTES[cue].entries()) ring(audio, pitch, start + at * NOTE_SECONDS);
}

function ring(audio: AudioContext, pitch: number, start: number): void {
  const string = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE_SECONDS);
  string.connect(volume).connect(audio.destination);
  string.start(start);
  string.stop(start + 2 * NOTE_SECONDS);
}
