import type { ProgressTone } from '@mowka/kernel/ui'

/** Minimum combo for a visible counter (L-COMBO-01). */
const COMBO_VISIBLE_FROM = 2
/** Each multiple of this is celebrated (L-COMBO-02). */
const COMBO_TRIGGER_STEP = 5
/** Minimum combo for the success colour (L-COMBO-03). */
const COMBO_SUCCESS_FROM = 10
/** The indicator is animated with at most this many exercises remaining (L-COMBO-05). */
const COMBO_FINISH_LINE = 3
/** Duration of the celebration that fills the bar, in ms (L-COMBO-06). */
export const SUCCESS_RESET = 1200

/** Whether the counter is visible. */
export const isComboVisible = (combo: number): boolean => combo >= COMBO_VISIBLE_FROM

/** Whether this combo is celebrated: 5, 10, 15. */
export const comboTriggers = (combo: number): boolean => combo > 0 && combo % COMBO_TRIGGER_STEP === 0

/** Colour of the progress bar. */
export function barTone(combo: number): ProgressTone {
  if (combo >= COMBO_SUCCESS_FROM) return 'done'
  return isComboVisible(combo) ? 'combo' : 'normal'
}

/** Whether the indicator is animated: a long combo close to the end. */
export const indicatorAnimates = (combo: number, remaining: number): boolean =>
  combo >= COMBO_SUCCESS_FROM && remaining >= 1 && remaining <= COMBO_FINISH_LINE
