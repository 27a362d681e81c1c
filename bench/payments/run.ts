import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPackages } from '@mowka/scripts/build/build-packages'
import { root } from '@mowka/scripts/packages'
import { startPostgres } from '@mowka/scripts/platform/postgres'
import { type Provider, startProvider } from '@mowka/scripts/platform/token-provider'
import { PlainError, step } from '@mowka/scripts/steps'
import { type Audit, audit } from './audit'
import { type Buyer, buy } from './buyer'
import { refundSomething } from './operator'
import { startWorld, type World } from './world'

const { values } = parseArgs({
  options: {
    /** Number of kills on PostgreSQL, and on the embedded database. */
    cycles: { type: 'string', default: '100' },
    embedded: { type: 'string', default: '25' },
  },
})

/** Number of concurrent buyers. */
const BUYERS = 20

/** Number of refunds during the purchases of a cycle. */
const REFUNDS = 4

/** The people of a run. */
type People = { buyers: readonly Buyer[]; operator: Buyer }

/** Time after the last kill within which paid orders must be fulfilled, in milliseconds. */
const SETTLED_WITHIN = 15 * 60_000

const isSettled = ({ missing, openRefunds, wrongRefunds }: Audit) =>
  missing.length === 0 && openRefunds === 0 && wrongRefunds.length === 0

/** All buyers buy once, and an operator refunds; meanwhile the server is killed and restarted. */
async function cycle(world: World, { buyers, operator }: People, takes: number): Promise<void> {
  const purchases = Promise.all(buyers.map((buyer) => buy(world, buyer)))
  const refunds = Promise.all(
    Array.from({ length: REFUNDS }, () =>
      wait(Math.random() * takes).then(() => refundSomething(world, operator)),
    ),
  )
  await Promise.all([purchases, refunds, wait(Math.random() * takes).then(() => world.killAndStart())])
}

/** Polls until all paid orders are fulfilled and all refunds made, or the time is over. */
async function settled(world: World, people: People, from: Date): Promise<Audit> {
  const end = Date.now() + SETTLED_WITHIN
  for (;;) {
    const found = await audit(world, people, [from, new Date()])
    if (isSettled(found) || Date.now() > end) return found
    await wait(5_000)
  }
}

const zloty = (grosz: number) => `${(grosz / 100).toFixed(2)} zł`

/** Summary of a run in one sentence. */
const inWords = (name: string, cycles: number, found: Audit): string => {
  const { taken, amount, orders, missing, unpaid, wrongAccess, refunded, wrongRefunds } = found
  return (
    `${name}: ${cycles} × kill -9 during ${(cycles + 1) * BUYERS} purchases: ${orders} orders, ${taken} payments taken (${zloty(amount)}), ` +
    `${taken - missing.length} granted, ${missing.length} missing, ${unpaid.length} granted without payment, ` +
    `${wrongAccess.length} accesses that differ from the payments, ${zloty(refunded)} refunded, ${wrongRefunds.length} wrong refunds`
  )
}

const report = (lines: readonly string[]): string =>
  [
    '# Payments survive a crash at any moment',
    '',
    `\`pnpm prove:payments\`: ${BUYERS} people buy concurrently, and the server is killed with SIGKILL at a random moment and restarted. PayU's stand-in continues: it accepts payments and sends notifications once, repeatedly, in the wrong order, with a forged signature, with another amount or not at all. Meanwhile an operator refunds single lines. Finally, the payments and refunds it accepted are compared with the buyers' orders and accesses.`,
    '',
    ...lines.map((line) => `- ${line}`),
    '',
  ].join('\n')

/** Kills a server repeatedly during purchases, and checks whether payments and access match in the end. */
async function prove(name: string, databaseUrl: string | null, cycles: number, provider: Provider) {
  const world = await step(`${name}: starting`, () => startWorld(provider, databaseUrl))
  try {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, at) => ({
        number: at + 1,
        token: await provider.token(at + 1),
      })),
    )
    const people = { buyers, operator: { number: 0, token: await provider.token(0, ['admin']) } }
    const from = new Date()
    const before = performance.now()
    await step(`${name}: ${BUYERS} purchases at once, undisturbed`, () =>
      Promise.all(buyers.map((buyer) => buy(world, buyer))),
    )
    // Slightly longer, so that the steps after a purchase are hit as well.
    const takes = (performance.now() - before) * 1.3
    await step(`${name}: ${cycles} kills`, async () => {
      for (let at = 1; at <= cycles; at += 1) await cycle(world, people, takes)
    })
    const found = await step(`${name}: all paid orders are fulfilled and all refunds made`, () =>
      settled(world, people, from),
    )
    const mistakes = [...found.missing, ...found.unpaid, ...found.wrongAccess, ...found.wrongRefunds]
    const words = inWords(name, cycles, found)
    console.log(words)
    for (const each of mistakes) console.log(`  ${each}`)
    return { words, isRight: mistakes.length === 0 }
  } finally {
    await world.close()
  }
}

/** Proves that payments are never lost, duplicated, or followed by access without payment, whichever process dies. */
async function main(): Promise<void> {
  await step('Building what changed', () => buildPackages(['server', 'sandbox']))
  const provider = await startProvider()
  const results: Awaited<ReturnType<typeof prove>>[] = []
  try {
    if (Number(values.cycles) > 0) {
      const postgres = await startPostgres()
      try {
        results.push(await prove('PostgreSQL', postgres.url, Number(values.cycles), provider))
      } finally {
        await postgres.stop()
      }
    }
    if (Number(values.embedded) > 0) {
      results.push(await prove('PGlite', null, Number(values.embedded), provider))
    }
  } finally {
    provider.stop()
  }
  fs.writeFileSync(path.join(root, 'bench/results/payments.md'), report(results.map(({ words }) => words)))
  if (!results.every(({ isRight }) => isRight)) throw new PlainError('Money and access are not the same.')
}

await main()
