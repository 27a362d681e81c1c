import type { ProgressTone } from '@mowka/kernel/ui'

/** The counter is seen from here on (L-COMBO-01). */
const COMBO_VISIBLE_FROM = 2
/** Every multiple of this is celebrated (L-COMBO-02). */
const COMBO_TRIGGER_STEP = 5
/** From here on the bar has the colour of success (L-COMBO-03). */
const COMBO_SUCCESS_FROM = 10
/** The indicator moves while at most so many exercises remain (L-COMBO-05). */
const COMBO_FINISH_LINE = 3
/** The celebration fills the bar and sets it back after this time, in milliseconds (L-COMBO-06). */
export const SUCCESS_RESET = 1200

/** Whether the counter is shown. */
export const isComboVisible = (combo: number): boolean => combo >= COMBO_VISIBLE_FROM

/** Whether this right answer is celebrated: 5, 10, 15 in a row. */
export const comboTriggers = (combo: number): boolean => combo > 0 && combo % COMBO_TRIGGER_STEP === 0

/** The colour of the progress bar. */
export function barTone(combo: number): ProgressTone {
  if (combo >= COMBO_SUCCESS_FROM) return 'done'
  return isComboVisible(combo) ? 'combo' : 'normal'
}

/** Whether the indicator moves: a long run close to the end. */
export const indicatorAnimates = (combo: number, remaining: number): boolean =>
  combo >= COMBO_SUCCESS_FROM && remaining >= 1 && remaining <= COMBO_FINISH_LINE
