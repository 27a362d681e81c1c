import { hasPage } from '@mowka/kernel/platform'

/**
 * How a locked item links to the plans (L-CRS-14, L-CDET-12): with a text of its own or, below a trial offer, only
 * with its "locked" label. Null while no release sells anything.
 */
export type PlansPromotion = 'prominent' | 'subtle' | null

export const plansPromotion = (isUnderOffer: boolean): PlansPromotion => {
  if (!hasPage('subscribe')) return null
  return isUnderOffer ? 'subtle' : 'prominent'
}
