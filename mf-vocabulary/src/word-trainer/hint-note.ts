import type { SaidText } from './word-exercise'

/**
 * What a hint says. `letter`: this one comes next; `mistake`: the answer is right up to a marked place; `wrong`: this
 * option is not the answer; `pair`: these two belong together.
 */
export type HintNote =
  | { kind: 'letter'; letter: SaidText }
  | { kind: 'mistake' }
  | { kind: 'wrong'; option: SaidText }
  | { kind: 'pair'; one: SaidText; other: SaidText }

/** How long a word waits for the learner before a hint comes, in milliseconds (V-WTRN-13). */
export const HINT_AFTER = 10_000
/** How long a hint moves, in milliseconds; its mark stays until the next move (V-WTRN-14). */
export const HINT_MOTION = 1_500
