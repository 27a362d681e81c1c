import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { DiscountCondition } from '@mowka/shared/domain/coupon'
import { giftProductCodes } from '@mowka/shared/domain/gift-card'
import { langFromPath } from '@mowka/shared/domain/languages'
import { keepDraft, readDraft } from '@mowka/shared/forms/drafts'
import { makeAutoObservable } from 'mobx'

/** A card in the basket. */
export type GiftLine = {
  /** Of this browser only; tells two cards with the same content apart. */
  id: string
  /** `plan:sourceLang`. */
  plan: string
  languages: LangCode[]
  inscription: string
  /** Null when the buyer gets it. */
  email: string | null
  sendAt: string | null
}

const DRAFT = 'gift.basket'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A card as it was kept; whatever is broken is left out. */
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
 * The gift cards that someone is about to buy (C-ENT-04). They name people, so they are kept with what was typed into the
 * order: in this tab, through a reload and the way to the payment, until it is paid.
 */
export class GiftBasketStore {
  lines: GiftLine[] = []
  /** Code of the coupon; null for none. */
  coupon: string | null = null
  /** What the coupon gives; null until it is verified. */
  discount: DiscountCondition | null = null
  /** The number of the order that waits for its payment; null without one. */
  waitingOrder: string | null = null
  /** The cards that it buys. */
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

  /** Sets the day on which a card is sent; null for at once (C-GIFT-10). */
  setSendAt(id: string, sendAt: string | null): void {
    this.lines = this.lines.map((line) => (line.id === id ? { ...line, sendAt } : line))
    this.save()
  }

  setCoupon(code: string | null, discount: DiscountCondition | null): void {
    this.coupon = code
    this.discount = discount
    this.save()
  }

  /** Notes what is on its way to the payment, and by which order. */
  markOrdered(extOrderId: string | null): void {
    this.waitingOrder = extOrderId
    this.ordered = this.lines.map(({ id }) => id)
    this.save()
  }

  /** Takes out what an order bought that was paid. What other orders buy, and what was put in after it, stays. */
  takeOutOrdered(extOrderId: string): void {
    if (this.waitingOrder !== extOrderId) return
    this.lines = this.lines.filter(({ id }) => !this.ordered.includes(id))
    this.waitingOrder = null
    this.ordered = []
    this.coupon = null
    this.discount = null
    this.save()
  }

  /** Takes over what is kept. */
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
    keepDraft(
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

/** The one basket of gift cards of this tab. */
export const giftBasket = new GiftBasketStore()

/** The product codes of a card. */
export const codesOf = (line: Pick<GiftLine, 'plan' | 'languages'>): string[] => giftProductCodes(line)
