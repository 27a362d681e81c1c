import type { OrderLine } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import { accessChanges, linePeriods } from './access-changes'

const now = new Date('2026-11-22T12:00:00Z')
const line = (months: number, lang: string): OrderLine => ({
  productCode: `MONTHLY_SUBSCRIPTION_${months}:PL:${lang}`,
  quantity: 1,
  fullPrice: 100,
  discount: 0,
  total: 100,
  months,
})
const english = new Date('2026-12-14T22:59:59Z')
const accessUntil = (lang: string) => (lang === 'ENG' ? english : null)

test('months are added to the end of the access, or to today without access (C-SUM-11)', () => {
  const changes = accessChanges([line(12, 'ENG'), line(6, 'DE')], accessUntil, now)
  expect(changes.map(({ lang, after, months }) => [lang, formatDate(after), months])).toEqual([
    ['ENG', '14.12.2027', 12],
    ['DE', '22.05.2027', 6],
  ])
  expect(changes.map(({ before }) => before)).toEqual([english, null])
})

test('coupon months count, and lines for the same language add up (C-SUM-11)', () => {
  const withCoupon = { ...line(6, 'ENG'), months: 7 }
  const [change] = accessChanges([line(1, 'ENG'), withCoupon], accessUntil, now)
  expect([change?.months, change && formatDate(change.after)]).toEqual([8, '14.08.2027'])
})

test('lines for the same language grant consecutive access periods', () => {
  const periods = linePeriods([line(6, 'DE'), line(12, 'ENG'), line(1, 'DE')], accessUntil, now)
  expect(periods.map((period) => period && [period.from, formatDate(period.to)])).toEqual([
    [null, '22.05.2027'],
    ['2026-12-15', '14.12.2027'],
    ['2027-05-23', '22.06.2027'],
  ])
})

test('a product that is not a plan grants no access', () => {
  expect(linePeriods([{ ...line(1, 'DE'), productCode: 'KUBEK' }], accessUntil, now)).toEqual([null])
})
