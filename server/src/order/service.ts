import type { Order, OrderStatus, PlacedOrder } from '@mowka/contract/schemas/order'
import type { Seller } from '../config'
import { normalizeCode } from '../coupon/public'
import type { Database } from '../database/database'
import { groupBy } from '../database/group-by'
import { notFound, ProblemError } from '../http/problem'
import { CURRENCY } from '../outside/payments'
import { NotificationRefused } from '../outside/payu'
import type { Services } from '../services'
import { startPayment, thankYouUrl } from './payment'
import { createOrder, type OrderRequest } from './place-order'
import type { OrderPorts } from './ports'
import { receiptOf } from './receipt'
import { applyRefundReport } from './refund/report'
import { isAccepted, type Refund, readRefunds } from './refund/store'
import { cancelUnpaid, type SettleResult, settle } from './settle'
import * as store from './store'

type PlaceServices = Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>

/** Maximum number of orders created for one request, if the first payment was lost on its way to PayU. */
const TRIES = 3

/** The request behind a payment; `onAway` receives the reason when PayU is unavailable. */
type PaymentCall = { customerIp: string; onAway: (error: unknown) => void }

/**
 * Creates an order and starts its payment (S-COM-03, S-COM-06). A repeated order, from a double click, another tab or
 * a retry, leads to the same payment. Returns ERROR if PayU is unavailable: the order waits, and the next request or
 * `payOrder` starts its payment.
 */
export async function placeOrder(
  services: PlaceServices,
  ports: OrderPorts,
  request: OrderRequest,
  { customerIp, onAway }: PaymentCall,
): Promise<PlacedOrder> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await createOrderReusingCoupon(services, ports, request)
    if (order.status === 'COMPLETED') return placed(order, thankYouUrl(services.config.publicUrl, order))
    const start = await startPayment(services, order, { customerIp, now: request.now })
    if (start.kind === 'page') return placed(order, start.url)
    if (start.kind === 'away') {
      onAway(start.error)
      return notStarted(order.extOrderId)
    }
  }
  return notStarted(null)
}

/**
 * Starts or continues the payment of a waiting order, e.g. after PayU was unavailable. Throws 409 for an order that
 * can no longer be paid.
 */
export async function payOrder(
  services: PlaceServices,
  order: store.OrderRow,
  now: Date,
  { customerIp, onAway }: PaymentCall,
): Promise<PlacedOrder> {
  if (!isPayable(order, now)) throw orderClosed()
  const start = await startPayment(services, order, { customerIp, now })
  if (start.kind === 'page') return placed(order, start.url)
  if (start.kind === 'lost') throw orderClosed()
  onAway(start.error)
  return notStarted(order.extOrderId)
}

const isPayable = ({ status, expiresAt }: store.OrderRow, now: Date): boolean =>
  status === 'PENDING' && expiresAt > now

const orderClosed = () => new ProblemError(409, 'ORDER_CLOSED', 'The order can no longer be paid')

const notStarted = (extOrderId: string | null): PlacedOrder => ({
  status: { statusCode: 'ERROR' },
  redirectUri: null,
  extOrderId,
})

const placed = ({ extOrderId }: store.OrderRow, redirectUri: string): PlacedOrder => ({
  status: { statusCode: 'SUCCESS' },
  redirectUri,
  extOrderId,
})

/**
 * Creates an order. If an unpaid order of the same person has reserved the last use of its coupon, that one is
 * cancelled at PayU first. If PayU refuses, it may still be paid and the coupon stays reserved.
 */
async function createOrderReusingCoupon(
  services: PlaceServices,
  ports: OrderPorts,
  request: OrderRequest,
): Promise<store.OrderRow> {
  const make = () => createOrder(services.db, request, services, ports)
  try {
    return await make()
  } catch (error) {
    const isTaken = error instanceof ProblemError && error.code === 'COUPON_EXPIRED_OR_NOT_ASSIGNED'
    if (!isTaken || !(await cancelOrdersWithCoupon(services, request))) throw error
    return make()
  }
}

/** Cancels a buyer's unpaid orders that reserve the coupon of the new order. Returns `false` if there are none. */
async function cancelOrdersWithCoupon(
  { db, payments }: PlaceServices,
  request: OrderRequest,
): Promise<boolean> {
  const { userId, buyer, waitingOrder, order, now } = request
  if (order.coupon === null) return false
  const couponCode = normalizeCode(order.coupon)
  const holding = await store.readOrdersWithCoupon(db, { userId, buyer, waitingOrder, couponCode })
  let isFree = false
  for (const { extOrderId } of holding) isFree = (await cancelUnpaid(db, payments, extOrderId, now)) || isFree
  return isFree
}

/** Returns the status of an order to anyone with its number (S-COM-07, C-THX-15). */
export async function orderStatus(db: Database, order: store.OrderRow, seller: Seller): Promise<OrderStatus> {
  const lines = await store.readLines(db, [order.id])
  return {
    status: order.status,
    transactionId: order.id,
    total: order.totalAmount,
    currency: CURRENCY,
    coupon: order.couponCode,
    items: lines.map(({ productCode, name, quantity, total }) => ({
      itemId: productCode,
      name,
      quantity,
      price: total,
    })),
    invoiceRequested: order.invoiceRequested,
    receipt: receiptOf(order, seller),
  }
}

/** Lists the orders of an account, newest first (S-COM-08). */
export async function listOrders(db: Database, userId: string, now: Date, seller: Seller): Promise<Order[]> {
  const rows = await store.readOrdersOf(db, userId)
  const ids = rows.map(({ id }) => id)
  const lines = groupBy(await store.readLines(db, ids), ({ orderId }) => orderId)
  const refunds = groupBy(await readRefunds(db, ids), ({ orderId }) => orderId)
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? [], refunds.get(row.id) ?? [], now, seller))
}

/** Returns the accepted refunds of an order with the products of each position. */
const refundsOf = (
  { giftCards }: store.OrderRow,
  lines: readonly store.OrderLineRow[],
  refunds: readonly Refund[],
): Order['refunds'] =>
  refunds.filter(isAccepted).map((refund) => ({
    refundedAt: refund.requestedAt.toISOString(),
    amount: refund.amount,
    lines: refund.lines.map(({ position, amount }) => ({
      productCodes:
        giftCards?.[position]?.productCodes ??
        lines.filter(({ line }) => line === position).map(({ productCode }) => productCode),
      amount,
    })),
  }))

/** An order as shown to its buyer and to operators (C-ENT-06). */
export const toOrder = (
  row: store.OrderRow,
  lines: readonly store.OrderLineRow[],
  refunds: readonly Refund[],
  now: Date,
  seller: Seller,
): Order => ({
  _id: row.id,
  extOrderId: row.extOrderId,
  createdAt: row.createdAt.toISOString(),
  totalAmount: row.totalAmount,
  paymentStatus: row.status,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  invoiceRequested: row.invoiceRequested,
  isGift: row.flow === 'GIFT_CARD',
  redirectUri: isPayable(row, now) ? row.redirectUri : null,
  isPayable: isPayable(row, now),
  products: lines.map(({ productCode, name, unitPrice, quantity, total }) => ({
    productCode,
    name,
    unitPrice,
    quantity,
    total,
  })),
  refunds: refundsOf(row, lines, refunds),
  receipt: receiptOf(row, seller),
})

type NotificationServices = Pick<Services, 'db' | 'payments' | 'config' | 'jobs'>

/** A notification as received. */
type RawNotification = {
  body: string
  headers: Record<string, string | string[] | undefined>
  now: Date
}

/**
 * Processes a notification from PayU once, if it is signed and matches its order. Duplicates and late notifications
 * are accepted without effect. Throws 422 for an unsigned or mismatching notification and 404 for an unknown order;
 * PayU repeats those, and they change nothing.
 */
export async function handleNotification(
  services: NotificationServices,
  ports: OrderPorts,
  { body, headers, now }: RawNotification,
): Promise<void> {
  const notification = readNotification(services, body, headers)
  const done: SettleResult = await services.db.transaction(async (tx) => {
    if (notification.kind === 'payment') {
      const { extOrderId } = notification.payment
      if (extOrderId === null) return 'unknown'
      return settle(tx, { ...notification.payment, extOrderId }, { ...services, now }, ports)
    }
    if (notification.extOrderId === null) return 'unchanged'
    return applyRefundReport(
      tx,
      { ...notification, extOrderId: notification.extOrderId },
      { ...services, now },
      ports,
    )
  })
  if (done === 'unknown') throw notFound('The order')
  if (done === 'mismatch') {
    throw new ProblemError(422, 'NOTICE_MISMATCH', 'The notification does not match the order')
  }
}

function readNotification(
  { payments }: NotificationServices,
  body: string,
  headers: RawNotification['headers'],
) {
  try {
    return payments.readNotification(Buffer.from(body, 'utf8'), headers)
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error
    throw new ProblemError(422, 'NOTICE_REFUSED', error.message)
  }
}
