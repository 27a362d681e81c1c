import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath } from '@mowka/domain/languages/languages'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { giftProductCodes } from '@mowka/domain/shop/gift-card'
import { readDraft, storeDraft } from '@mowka/web/forms/drafts'
import { makeAutoObservable } from 'mobx'

/** A card in the basket. */
export type GiftLine = {
  /** Local to this browser; distinguishes two cards with the same content. */
  id: string
  /** `plan:sourceLang`. */
  plan: string
  languages: LangCode[]
  inscription: string
  /** Null if the card goes to the buyer. */
  email: string | null
  sendAt: string | null
}

const DRAFT = 'gift.basket'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Parses a stored card; an invalid one is dropped. */
function lineOf(value: unknown): GiftLine[] {
  if (!isObject(value)) return []
  const [id, plan] = [textOf(value.id), textOf(value.plan)]
  const codes: unknown[] = Array.isArray(value.languages) ? value.languages : []
  const languages = codes.flatMap((code) => (typeof code === 'string' && langFromPath(code)) || [])
  if (!id || !plan || languages.length === 0) return []
  const inscription = textOf(value.inscription) ?? ''
  return [{ id, plan, languages, inscription, email: textOf(value.email), sendAt: textOf(value.sendAt) }]
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

/**
 * The gift cards of an order in preparation (C-ENT-04). They contain recipients' data, so they are stored like the
 * order form: in this tab only, across reloads and the redirect to the payment provider, until they are paid.
 */
export class GiftBasketStore {
  lines: GiftLine[] = []
  /** Coupon code, or null. */
  coupon: string | null = null
  /** The coupon's discount; null until it is verified. */
  discount: DiscountCondition | null = null
  /** Number of the order that awaits payment, or null. */
  waitingOrder: string | null = null
  /** Ids of the cards in that order. */
  private ordered: string[] = []

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.reload()
  }

  get isEmpty(): boolean {
    return this.lines.length === 0
  }

  add(line: Omit<GiftLine, 'id'>): void {
    this.lines.push({ ...line, id: crypto.randomUUID() })
    this.save()
  }

  remove(id: string): void {
    this.lines = this.lines.filter((line) => line.id !== id)
    this.save()
  }

  /** Sets the delivery day of a card; null for right after the payment (C-GIFT-10). */
  setSendAt(id: string, sendAt: string | null): void {
    this.lines = this.lines.map((line) => (line.id === id ? { ...line, sendAt } : line))
    this.save()
  }

  setCoupon(code: string | null, discount: DiscountCondition | null): void {
    this.coupon = code
    this.discount = discount
    this.save()
  }

  /** Marks the current cards as ordered with the given order number. */
  markOrdered(extOrderId: string | null): void {
    this.waitingOrder = extOrderId
    this.ordered = this.lines.map(({ id }) => id)
    this.save()
  }

  /** Removes the cards of a paid order. Cards of other orders and cards added later stay. */
  removeOrdered(extOrderId: string): void {
    if (this.waitingOrder !== extOrderId) return
    this.lines = this.lines.filter(({ id }) => !this.ordered.includes(id))
    this.waitingOrder = null
    this.ordered = []
    this.coupon = null
    this.discount = null
    this.save()
  }

  /** Loads the stored basket. */
  reload(): void {
    const draft = readDraft(DRAFT)
    const [lines, ordered] = [parsed(draft?.lines), parsed(draft?.ordered)]
    this.lines = Array.isArray(lines) ? lines.flatMap(lineOf) : []
    this.ordered = Array.isArray(ordered) ? ordered.map(String) : []
    this.waitingOrder = draft?.waitingOrder || null
    this.coupon = draft?.coupon || null
    this.discount = null
  }

  private save(): void {
    const isNothing = this.isEmpty && this.coupon === null
    storeDraft(
      DRAFT,
      isNothing
        ? null
        : {
            lines: JSON.stringify(this.lines),
            ordered: JSON.stringify(this.ordered),
            waitingOrder: this.waitingOrder ?? '',
            coupon: this.coupon ?? '',
          },
    )
  }
}

/** The gift basket singleton of this tab. */
export const giftBasket = new GiftBasketStore()

/** Returns the product codes of a card. */
export const codesOf = (line: Pick<GiftLine, 'plan' | 'languages'>): string[] => giftProductCodes(line)
