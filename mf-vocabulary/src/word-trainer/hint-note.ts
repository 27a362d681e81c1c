import type { TextInLang } from './word-exercise'

/**
 * Content of a hint. `letter`: the next letter; `mistake`: the answer is correct up to a marked position; `wrong`:
 * this option is not the answer; `pair`: these two belong together.
 */
export type HintNote =
  | { kind: 'letter'; letter: TextInLang }
  | { kind: 'mistake' }
  | { kind: 'wrong'; option: TextInLang }
  | { kind: 'pair'; one: TextInLang; other: TextInLang }

/** Time without a move until a hint is shown, in ms (V-WTRN-13). */
export const HINT_AFTER = 10_000
/** Duration of the hint animation in ms; its mark stays until the next move (V-WTRN-14). */
export const HINT_MOTION = 1_500
