import { setTimeout as wait } from 'node:timers/promises'
import { type Buyer, call } from './buyer'
import type { World } from './world'

/** The part of an order in the panel that the operator and the audit need. */
export type OrderDetails = {
  _id: string
  refundedAmount: number
  positions: { position: number; basis: string; left: number; proposed: number }[]
  refunds: { status: string; amount: number; lines: { position: number; isEnded: boolean }[] }[]
  accesses: { endedAt: string | null }[]
}

/** Retry period while a killed server restarts, in milliseconds. */
const PATIENCE = 120_000

/** Calls the platform until it responds. Returns `null` for a refusal. */
async function callUntilAnswered<Answer>(
  world: World,
  operator: Buyer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer | null> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    try {
      const answer = await call(world, operator, method, path, body)
      if (answer !== null) return answer as Answer
    } catch {
      return null
    }
    await wait(50 + Math.random() * 200)
  }
  throw new Error(`${path} does not respond`)
}

/**
 * Refunds a random line of one of the latest paid orders, for the unused days. The request is repeated until it is
 * answered, so it is sent again after a crash.
 */
export async function refundSomething(world: World, operator: Buyer): Promise<void> {
  const list = await callUntilAnswered<{ items: { _id: string }[] }>(
    world,
    operator,
    'GET',
    '/admin/orders?filters=state%3ACOMPLETED&limit=25',
  )
  const order = list?.items[Math.floor(Math.random() * list.items.length)]
  if (!order) return
  const path = `/admin/orders/${order._id}`
  const details = await callUntilAnswered<OrderDetails>(world, operator, 'GET', path)
  const open = details?.positions.filter(({ basis }) => basis === 'days') ?? []
  const chosen = open[Math.floor(Math.random() * open.length)]
  if (!chosen) return
  const { position, proposed: amount, left } = chosen
  await callUntilAnswered(world, operator, 'POST', `${path}/refunds`, {
    lines: [{ position, amount, left }],
  })
}
