import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay, extendByDays, extendByMonths } from '@mowka/domain/user/access'

/** A line of an order in the model. Amounts in grosz. */
export type ModelLine = {
  lang: string
  months: number
  total: number
  /** The refunded amount that PayU hasn't cancelled. */
  refunded: number
}

/** A refund that PayU has accepted. */
export type ModelRefund = {
  extRefundId: string
  line: number
  amount: number
  status: 'accepted' | 'done' | 'canceled'
  /** Whether it ended the line. */
  isEnding: boolean
}

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
  lines: ModelLine[]
  refunds: ModelRefund[]
  createdAt: number
  status: 'PENDING' | 'COMPLETED' | 'CANCELED'
  /** PayU's reports so far; the last one is current. */
  atPayu: ('PENDING' | 'COMPLETED' | 'CANCELED')[]
}

/** A coupon with limited uses. */
export type ModelCoupon = { code: string; maxUses: number; usesPerPerson: number | null }

type Period = {
  order: string
  line: number
  start: number
  end: number
  /** Its days when it was granted. */
  days: number
  isBack: boolean
  /** Unused days when it was taken back. */
  daysLeft: number
}

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

  /** The price of a line without its refunds. */
  leftOf = ({ total, refunded }: ModelLine): number => total - refunded

  /** The refund for the unused days of a line; 0 if it has ended. */
  proposedFor(order: ModelOrder, line: number): number {
    const period = this.periodOf(order, line)
    const { total, refunded } = order.lines[line] ?? { total: 0, refunded: 0 }
    if (!period || period.isBack) return 0
    return Math.min(total - refunded, Math.ceil((total * this.daysLeft(period)) / period.days))
  }

  /** Applies a refund: the unused part of the line ends, and later purchases move forward. */
  refund(
    order: ModelOrder,
    line: number,
    { extRefundId, amount }: Pick<ModelRefund, 'extRefundId' | 'amount'>,
  ): void {
    const on = order.lines[line]
    const period = this.periodOf(order, line)
    if (!on || !period) return
    order.refunds.push({ extRefundId, line, amount, status: 'accepted', isEnding: !period.isBack })
    on.refunded += amount
    if (!period.isBack) this.takeBack(`${order.person} ${on.lang}`, period)
  }

  /** Applies PayU's cancellation of a refund: the unused days come back at the end of the access. */
  cancelRefund(order: ModelOrder, refund: ModelRefund): void {
    const on = order.lines[refund.line]
    const period = this.periodOf(order, refund.line)
    if (!on || !period || refund.status !== 'accepted') return
    refund.status = 'canceled'
    on.refunded -= refund.amount
    if (!refund.isEnding) return
    period.isBack = false
    if (period.daysLeft === 0) return
    const key = `${order.person} ${on.lang}`
    const before = this.ends.get(key)
    const now = new Date(this.now)
    period.start = before !== undefined && before > this.now ? before : this.now
    period.end = extendByDays(before === undefined ? null : new Date(before), period.daysLeft, now).getTime()
    this.ends.set(key, period.end)
  }

  private periodOf({ person, lines, extOrderId }: ModelOrder, line: number): Period | undefined {
    return this.periods
      .get(`${person} ${lines[line]?.lang}`)
      ?.find((each) => each.order === extOrderId && each.line === line)
  }

  private daysLeft({ start, end }: Period): number {
    return end <= this.now ? 0 : daysBetween(Math.max(start, this.now), end)
  }

  /** Grants the lines of a paid order, consecutively per language. */
  private give({ person, lines, extOrderId }: ModelOrder): void {
    const before = new Map(this.ends)
    const months = new Map<string, number>()
    for (const [line, { lang, months: more }] of lines.entries()) {
      const key = `${person} ${lang}`
      const from = before.get(key)
      const now = new Date(this.now)
      const last = this.ends.get(key)
      const start = last !== undefined && last > this.now ? last : this.now
      months.set(key, (months.get(key) ?? 0) + more)
      const end = extendByMonths(
        from === undefined ? null : new Date(from),
        months.get(key) ?? 0,
        now,
      ).getTime()
      const days = daysBetween(start, end)
      this.periods.set(key, [
        ...(this.periods.get(key) ?? []),
        { order: extOrderId, line, start, end, days, isBack: false, daysLeft: 0 },
      ])
      this.ends.set(key, end)
    }
  }

  private takeBack(key: string, period: Period): void {
    period.isBack = true
    period.daysLeft = this.daysLeft(period)
    if (period.end <= this.now) return
    const from = Math.max(period.start, this.now)
    const later = (this.periods.get(key) ?? []).filter((each) => !each.isBack && each.start >= period.end)
    for (const each of later) {
      each.start = each.start > period.end ? daysEarlier(each.start, period.daysLeft) : from
      each.end = daysEarlier(each.end, period.daysLeft)
    }
    this.ends.set(key, later.length > 0 ? Math.max(...later.map(({ end }) => end)) : from)
  }
}
