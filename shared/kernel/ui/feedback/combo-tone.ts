/** Minimum number of consecutive right answers for the flame, and for its green colour. */
export const COMBO_FROM = 2
export const COMBO_GREEN_FROM = 10

export type ComboTone = 'off' | 'spark' | 'ten'

/** Appearance of the flame: an empty outline below 2, orange from 2, green from 10. */
export function comboTone(count: number): ComboTone {
  if (count >= COMBO_GREEN_FROM) return 'ten'
  return count >= COMBO_FROM ? 'spark' : 'off'
}
