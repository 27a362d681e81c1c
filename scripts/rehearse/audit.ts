import { extendByMonths } from '@mowka/domain/user/access'
import pg from 'pg'
import { learnerEmail } from '../platform/token-provider'
import type { Buyer } from './clients/buyer'
import type { EditedSentence } from './clients/editor'
import type { Learner } from './clients/learner'
import { pause } from './system/children'
import type { Topology } from './system/topology'

/** Time for waiting jobs and lost notifications at the end, in ms. */
const SETTLE_TIMEOUT = 180_000

/** Number of compared things by name, further numbers in words, and everything that differs. */
export type Audit = { compared: Record<string, number>; notes?: string[]; problems: string[] }

/** Lists the items that are in only one of two collections. */
export function differences(
  acknowledged: readonly string[],
  stored: readonly string[],
): { missing: string[]; extra: string[] } {
  const had = new Set(acknowledged)
  const has = new Set(stored)
  return {
    missing: [...had].filter((each) => !has.has(each)),
    extra: stored.filter((each, at) => !had.has(each) || stored.indexOf(each) !== at),
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type LearnerRow = {
  email: string
  events: string[]
  version: number
  successes: number
  distinct: number
  notes: Record<string, string>
}

const LEARNERS = `
  select u.email,
    coalesce((select array_agg(event_id::text) from progress_events where user_id = u.id), '{}') as events,
    coalesce((select version from learner_logs where user_id = u.id), 0) as version,
    coalesce((select sum(successes)::int from daily_points where user_id = u.id), 0) as successes,
    (select count(distinct payload->>'exerciseId')::int from progress_events
      where user_id = u.id and name = 'EXAMPLE_SUCCESS') as distinct,
    coalesce((select jsonb_object_agg(exercise_id, raw_note) from user_notes where user_id = u.id), '{}') as notes
  from users u`

/** Compares what learners were told with a database: every acknowledged write is there, and once. */
export async function auditLearners(url: string, learners: readonly Learner[]): Promise<Audit> {
  const rows = await withClient(url, async (client) => (await client.query<LearnerRow>(LEARNERS)).rows)
  const byEmail = new Map(rows.map((row) => [row.email, row]))
  const problems: string[] = []
  let events = 0
  let notes = 0
  for (const learner of learners) {
    const row = byEmail.get(learnerEmail(learner.number))
    const { missing, extra } = differences(learner.events, row?.events ?? [])
    events += learner.events.length
    if (missing.length > 0)
      problems.push(`Learner ${learner.number}: ${missing.length} acknowledged events are missing`)
    if (extra.length > (learner.hasOpenWrite ? 1 : 0)) {
      problems.push(`Learner ${learner.number}: ${extra.length} events that were not acknowledged`)
    }
    if (row && row.version !== row.events.length) {
      problems.push(
        `Learner ${learner.number}: ${row.events.length} events, but ${row.version} versions of the log`,
      )
    }
    if (row && row.successes !== row.distinct) {
      problems.push(`Learner ${learner.number}: ${row.distinct} answered exercises count as ${row.successes}`)
    }
    for (const [exerciseId, text] of learner.notes) {
      notes += 1
      if (row?.notes[exerciseId] !== text) problems.push(`Learner ${learner.number}: a note differs`)
    }
  }
  return { compared: { events, notes }, problems }
}

/** The part of an email in the mail stand-in that identifies it. */
type Email = { subject: string; messageId: string }

/**
 * Counts emails without repeated deliveries of the same message. The server submits a message again, with the same
 * Message-ID, if an instance ends between the mail server's confirmation and recording it.
 */
export function countEmails(emails: readonly Email[]): { sent: number; repeated: number } {
  const sent = new Set(emails.map(({ messageId }) => messageId)).size
  return { sent, repeated: emails.length - sent }
}

type Taken = { orders: { extOrderId: string; amount: number }[] }
type OrderRow = { ext_order_id: string; email: string; total_amount: number; lang: string; months: number }
type AccessRow = { email: string; lang: string; expires_at: Date }

/** Orders that were paid, one row per line. */
const PAID = `select o.ext_order_id, u.email, o.total_amount, l.target_lang as lang, l.months
  from orders o join users u on u.id = o.user_id join order_lines l on l.order_id = o.id where o.status = 'COMPLETED'`
const ACCESSES = `select u.email, a.target_lang as lang, max(a.expires_at) as expires_at
  from language_accesses a join users u on u.id = a.user_id group by 1, 2`

/** Compares the payments that PayU took with orders, access and emails. */
async function auditBuyers(
  { postgres, ports }: Topology,
  buyers: readonly Buyer[],
  days: readonly Date[],
): Promise<Audit> {
  const taken: Taken = await (await fetch(`http://localhost:${ports.payments}/taken`)).json()
  const [orders, accesses] = await withClient(
    postgres.url(),
    async (client) =>
      [(await client.query<OrderRow>(PAID)).rows, (await client.query<AccessRow>(ACCESSES)).rows] as const,
  )
  const problems: string[] = []
  let emailCount = 0
  let repeatedCount = 0
  const { missing, extra } = differences(
    taken.orders.map(({ extOrderId, amount }) => `${extOrderId} ${amount}`),
    orders.map(({ ext_order_id, total_amount }) => `${ext_order_id} ${total_amount}`),
  )
  problems.push(...missing.map((each) => `Paid but not granted: ${each}`))
  problems.push(...extra.map((each) => `Granted but not paid: ${each}`))
  for (const { number, paid } of buyers) {
    const email = learnerEmail(number)
    const own = orders.filter((order) => order.email === email)
    if (own.length !== paid)
      problems.push(`Buyer ${number}: paid ${paid} times, ${own.length} orders are complete`)
    for (const lang of new Set(own.map((order) => order.lang))) {
      const months = own.filter((order) => order.lang === lang).reduce((sum, order) => sum + order.months, 0)
      const end = accesses.find((access) => access.email === email && access.lang === lang)?.expires_at
      const right = days.map((day) => extendByMonths(null, months, day).getTime())
      if (!end || !right.includes(end.getTime())) {
        problems.push(
          `Buyer ${number}: ${months} months of ${lang} end at ${end?.toISOString() ?? 'no time'}`,
        )
      }
    }
    const mailbox = await fetch(`http://localhost:${ports.mail}/messages?to=${encodeURIComponent(email)}`)
    const emails: Email[] = await mailbox.json()
    const { sent, repeated } = countEmails(emails)
    emailCount += sent
    repeatedCount += repeated
    if (sent !== own.length) {
      const subjects = emails.map(({ subject }) => subject).join(', ')
      problems.push(`Buyer ${number}: ${sent} emails for ${own.length} orders: ${subjects}`)
    }
  }
  return {
    compared: { payments: taken.orders.length, emails: emailCount },
    notes: [`Emails: ${repeatedCount} delivered again with the same Message-ID`],
    problems,
  }
}

/** Checks that jobs are done, edited content is stored, and all instances have the same releases. */
async function auditPlatform(topology: Topology, edited: readonly EditedSentence[]): Promise<Audit> {
  const problems: string[] = []
  const { dead, examples } = await withClient(topology.postgres.url(), async (client) => ({
    dead: (
      await client.query<{ data: unknown }>(
        "select data from jobs.job where name = 'dead-letters' and state = 'created'",
      )
    ).rows,
    examples: (
      await client.query<{ id: string; example: string }>(
        'select id, example from exercises where id = any($1)',
        [edited.map(({ exerciseId }) => exerciseId)],
      )
    ).rows,
  }))
  problems.push(...dead.map(({ data }) => `A job failed permanently: ${JSON.stringify(data).slice(0, 300)}`))
  const latest = new Map(edited.map(({ exerciseId, example }) => [exerciseId, example]))
  for (const [exerciseId, example] of latest) {
    if (examples.find(({ id }) => id === exerciseId)?.example !== example)
      problems.push(`Import lost: ${example}`)
  }
  const registries = await Promise.all(
    topology.instances.map(async ({ port }) =>
      (await fetch(`http://127.0.0.1:${port}/api/platform/registry?sourceLang=PL&targetLang=ENG`)).text(),
    ),
  )
  if (new Set(registries).size > 1) problems.push('Instances serve different releases')
  const metrics = await Promise.all(
    topology.ports.metrics.map((port) =>
      fetch(`http://localhost:${port}/metrics`).then(({ status }) => status),
    ),
  )
  if (metrics.some((status) => status !== 200)) problems.push('An instance serves no metrics')
  return { compared: { imports: edited.length }, problems }
}

/** Waits for lost notifications and waiting emails, then compares everything. */
export async function auditAll(
  topology: Topology,
  given: {
    learners: readonly Learner[]
    buyers: readonly Buyer[]
    edited: readonly EditedSentence[]
    from: Date
  },
): Promise<Audit> {
  const end = performance.now() + SETTLE_TIMEOUT
  let buyers = await auditBuyers(topology, given.buyers, [given.from, new Date()])
  while (buyers.problems.length > 0 && performance.now() < end) {
    await pause(2_000)
    buyers = await auditBuyers(topology, given.buyers, [given.from, new Date()])
  }
  const parts = [
    await auditLearners(topology.postgres.url(), given.learners),
    buyers,
    await auditPlatform(topology, given.edited),
  ]
  return {
    compared: Object.assign({}, ...parts.map(({ compared }) => compared)),
    notes: parts.flatMap(({ notes }) => notes ?? []),
    problems: parts.flatMap(({ problems }) => problems),
  }
}
