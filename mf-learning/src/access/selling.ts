import { hasPage } from '@mowka/kernel/platform'

/**
 * How something locked leads to the plans (L-CRS-14, L-CDET-12): by words of its own or, under an offer to learn for
 * free, only by the words that it is locked. Null while no release sells anything.
 */
export type Selling = 'aloud' | 'quietly' | null

export const selling = (isUnderOffer: boolean): Selling => {
  if (!hasPage('subscribe')) return null
  return isUnderOffer ? 'quietly' : 'aloud'
}
