import type { LangCode } from '../languages/codes'
import { form, maxLength } from '../rules'
import { addDays, addMonths } from '../time'
import type { BasketProduct } from './basket'
import { isPrintable } from './printable-text'
import { parseProductCode, planMonths } from './product-code'

/** Maximum length of an inscription (C-GIFT-07). */
export const INSCRIPTION_LENGTH = 150

/** Rules of an inscription, shared by the form and the server; a card prints all of it. */
export const inscriptionRules = [maxLength(INSCRIPTION_LENGTH), form('UNPRINTABLE', isPrintable)]

/** Maximum length of a batch name. */
export const DIRECTORY_LENGTH = 60
/** Maximum number of cards per order; a private buyer never needs more. */
export const MAX_GIFT_CARDS = 20

/** Maximum time before a card is sent, in months; later dates would be forgotten. */
const MONTHS_AHEAD = 12

const FRIDAY = 5
const SATURDAY = 6

/**
 * Returns the first day on which a card can be sent: Monday if today is Friday or Saturday, otherwise tomorrow
 * (C-GIFT-09).
 */
export function earliestSendDay(today: string): string {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  if (weekday === FRIDAY) return addDays(today, 3)
  return addDays(today, weekday === SATURDAY ? 2 : 1)
}

/** The last day on which a card can be sent. */
export const latestSendDay = (today: string): string => addMonths(today, MONTHS_AHEAD)

/** The plan of a card, in one or more languages. `plan` is `plan:sourceLang` (C-GIFT-15, C17). */
export type GiftPlan = { plan: string; languages: LangCode[] }

/** The product codes of a card: its plan combined with each of its languages (C17). */
export const giftProductCodes = ({ plan, languages }: GiftPlan): string[] =>
  languages.map((lang) => `${plan}:${lang}`)

/**
 * Returns the plan of a card with these product codes, or `null` unless they share one plan and differ in language.
 */
export function giftPlanOf(productCodes: readonly string[]): GiftPlan | null {
  const plans = new Set<string>()
  const languages: LangCode[] = []
  for (const code of productCodes) {
    const parts = parseProductCode(code)
    if (!parts || planMonths(code) === null || languages.includes(parts.targetLang)) return null
    plans.add(`${parts.plan}:${parts.sourceLang}`)
    languages.push(parts.targetLang)
  }
  const [plan, ...others] = plans
  return plan && others.length === 0 ? { plan, languages } : null
}

/** The products of a gift card order, one line per product code (C-GIFT-14). */
export function groupGiftProducts(cards: readonly { productCodes: readonly string[] }[]): BasketProduct[] {
  const quantities = new Map<string, number>()
  for (const productCode of cards.flatMap((card) => card.productCodes)) {
    quantities.set(productCode, (quantities.get(productCode) ?? 0) + 1)
  }
  return [...quantities].map(([productCode, quantity]) => ({ productCode, quantity }))
}

/** The fields of an ordered card that the rules check (C-ENT-04). */
type OrderedCard = {
  productCodes: readonly string[]
  sendAt: string | null
  sendToEmailAddress: string | null
}

/** An error in a gift card order and its path, e.g. `giftCards/0/sendAt`. */
export type GiftMistake = { path: string; message: string }

function mistakeOfCard(card: OrderedCard, today: string): GiftMistake | null {
  if (!giftPlanOf(card.productCodes)) {
    return { path: 'productCodes', message: 'A card has one plan and each of its languages once' }
  }
  if (card.sendAt === null) return null
  if (card.sendToEmailAddress === null) {
    return { path: 'sendToEmailAddress', message: 'A card that is sent on a day needs an address' }
  }
  const isInTime = card.sendAt >= earliestSendDay(today) && card.sendAt <= latestSendDay(today)
  return isInTime
    ? null
    : {
        path: 'sendAt',
        message: `A card is sent between ${earliestSendDay(today)} and ${latestSendDay(today)}`,
      }
}

const sameProducts = (one: readonly BasketProduct[], other: readonly BasketProduct[]): boolean => {
  const wanted = new Map(one.map(({ productCode, quantity }) => [productCode, quantity]))
  return (
    wanted.size === one.length &&
    one.length === other.length &&
    other.every(({ productCode, quantity }) => wanted.get(productCode) === quantity)
  )
}

/**
 * Returns the first error in a gift card order, or `null`. `today` is the Warsaw day: a send date that was valid in
 * the form may have passed when the order arrives (C-GIFT-08, C-GIFT-09).
 */
export function firstGiftMistake(
  { products, giftCards }: { products: readonly BasketProduct[]; giftCards: readonly OrderedCard[] },
  today: string,
): GiftMistake | null {
  for (const [index, card] of giftCards.entries()) {
    const mistake = mistakeOfCard(card, today)
    if (mistake) return { ...mistake, path: `giftCards/${index}/${mistake.path}` }
  }
  return sameProducts(products, groupGiftProducts(giftCards))
    ? null
    : { path: 'products', message: 'The products are not those of the cards' }
}
