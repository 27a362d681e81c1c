import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay, extendByMonths } from '@mowka/domain/user/access'

/** An order in the model. */
export type ModelOrder = {
  extOrderId: string
  /** Its id for operators. */
  id: string
  person: number
  /** The name of its basket. */
  basket: string
  coupon: string | null
  total: number
  months: ReadonlyMap<string, number>
  createdAt: number
  status: 'PENDING' | 'COMPLETED' | 'CANCELED'
  /** PayU's reports so far; the last one is current. */
  atPayu: ('PENDING' | 'COMPLETED' | 'CANCELED')[]
  isRefunded: boolean
}

/** A coupon with limited uses. */
export type ModelCoupon = { code: string; maxUses: number; usesPerPerson: number | null }

type Period = { order: string; start: number; end: number; isBack: boolean }

const DAY = 24 * 60 * 60 * 1000

const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(warsawDay(new Date(to))) - Date.parse(warsawDay(new Date(from)))) / DAY)

const daysEarlier = (moment: number, days: number): number =>
  endOfWarsawDay(addDays(warsawDay(new Date(moment)), -days)).getTime()

/**
 * A model of the shop without a database: orders, coupon uses, and access as consecutive paid periods. Times in
 * milliseconds.
 */
export class ShopModel {
  now: number
  readonly orders: ModelOrder[] = []
  /** Orders that use a coupon, by its code. */
  readonly uses = new Map<string, Set<ModelOrder>>()
  private readonly ends = new Map<string, number>()
  private readonly periods = new Map<string, Period[]>()

  constructor(now: number) {
    this.now = now
  }

  /** Returns the end of a person's access to a language; null if none now. */
  accessOf(person: number, lang: string): number | null {
    const end = this.ends.get(`${person} ${lang}`) ?? 0
    return end > this.now ? end : null
  }

  /** Whether an order can be paid. */
  isOpen = (order: ModelOrder): boolean => order.status === 'PENDING' && order.createdAt + DAY > this.now

  usesOf({ code }: ModelCoupon): Set<ModelOrder> {
    const uses = this.uses.get(code) ?? new Set()
    this.uses.set(code, uses)
    return uses
  }

  /** Whether a person may use a coupon. */
  isFree(coupon: ModelCoupon, person: number): boolean {
    const uses = this.usesOf(coupon)
    const own = [...uses].filter((order) => order.person === person).length
    return uses.size < coupon.maxUses && own < (coupon.usesPerPerson ?? Number.POSITIVE_INFINITY)
  }

  add(order: ModelOrder): void {
    this.orders.push(order)
    if (order.coupon !== null) this.uses.get(order.coupon)?.add(order)
    if (order.status === 'COMPLETED') this.give(order)
  }

  /** Applies a report from PayU. */
  hear(order: ModelOrder, said: ModelOrder['status']): void {
    if (said === 'PENDING' || order.status === 'COMPLETED' || order.status === said) return
    order.status = said
    if (order.coupon !== null) {
      if (said === 'CANCELED') this.uses.get(order.coupon)?.delete(order)
      else this.uses.get(order.coupon)?.add(order)
    }
    if (said === 'COMPLETED') this.give(order)
  }

  /** Applies a refund: the unused part of the purchase ends, and later purchases move forward. */
  refund(order: ModelOrder): void {
    if (order.isRefunded) return
    order.isRefunded = true
    for (const lang of order.months.keys()) this.takeBack(`${order.person} ${lang}`, order.extOrderId)
  }

  private give({ person, months, extOrderId }: ModelOrder): void {
    for (const [lang, count] of months) {
      const key = `${person} ${lang}`
      const before = this.ends.get(key)
      const now = new Date(this.now)
      const end = extendByMonths(before === undefined ? null : new Date(before), count, now).getTime()
      const start = before !== undefined && before > this.now ? before : this.now
      this.periods.set(key, [
        ...(this.periods.get(key) ?? []),
        { order: extOrderId, start, end, isBack: false },
      ])
      this.ends.set(key, end)
    }
  }

  private takeBack(key: string, order: string): void {
    const all = this.periods.get(key) ?? []
    const period = all.find((each) => each.order === order && !each.isBack)
    if (!period) return
    period.isBack = true
    if (period.end <= this.now) return
    const from = Math.max(period.start, this.now)
    const days = daysBetween(from, period.end)
    const later = all.filter((each) => !each.isBack && each.start >= period.end)
    for (const each of later) {
      each.start = each.start > period.end ? daysEarlier(each.start, days) : from
      each.end = daysEarlier(each.end, days)
    }
    this.ends.set(key, later.at(-1)?.end ?? from)
  }
}
