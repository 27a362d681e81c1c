import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { root } from '../../scripts/packages'
import { startPostgres } from '../../scripts/postgres'
import { command, PlainError, step } from '../../scripts/steps'
import { type MeasuredCall, measuredCalls, referenceCalls, wire } from './calls'
import { makeDatabase } from './databases'
import { startProvider } from './keys'
import { load, type Round } from './load'
import { plansOf } from './plans'
import { type Result, write } from './report'
import { type Server, startByHand, startOurs } from './servers'
import { type Size, sizes } from './sizes'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    before: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const CONNECTIONS = 10

/** Learners who call; a limit of calls a minute is far above what each of them makes. */
const CALLERS = 400

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const rateOf = ({ calls, seconds: took }: Round) => calls / took

/** Requests of many people, one after the other. GETs are made once. */
function requestsOf(call: Pick<MeasuredCall, 'request' | 'body'>, tokens: readonly string[]): () => string {
  const ready = call.body ? null : tokens.map((token) => wire(call, token))
  let at = 0
  return () => {
    at = (at + 1) % tokens.length
    return ready?.[at] ?? wire(call, tokens[at] ?? '')
  }
}

async function answerOf(server: Server, call: MeasuredCall, token: string): Promise<unknown> {
  const [method, target] = call.request.split(' ')
  const response = await fetch(`http://127.0.0.1:${server.port}${target}`, {
    method: method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(call.body ? { body: JSON.stringify(call.body()) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new PlainError(`${server.name} refuses ${call.name}: ${response.status} ${text}`)
  return call.sameAnswer ? JSON.parse(text) : text
}

/** The rates of servers for a call, measured round by round next to each other. */
async function ratesOf(
  servers: readonly Server[],
  call: Pick<MeasuredCall, 'request' | 'body'>,
  tokens: string[],
) {
  const rates = new Map<string, number[]>(servers.map(({ name }) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    // Who goes first changes, so that nobody always follows the same one.
    const order = servers.map((_, at) => servers[(at + round + 1) % servers.length] as Server)
    for (const server of order) {
      const measured = await load(server.port, CONNECTIONS, requestsOf(call, tokens), { seconds })
      // The first round warms up.
      if (round >= 0) rates.get(server.name)?.push(rateOf(measured))
    }
  }
  return rates
}

/** The ratio of two servers, from the rounds in which they were next to each other. */
const ratioOf = (rates: Map<string, number[]>, name: string, base: string) =>
  median((rates.get(name) ?? []).map((rate, at) => rate / (rates.get(base)?.[at] ?? rate)))

async function main(): Promise<void> {
  const postgres = await step('Starting PostgreSQL', startPostgres)
  const provider = await startProvider()
  const running: Server[] = []
  const begin = async (server: Promise<Server>) => {
    running.push(await server)
    return running.at(-1) as Server
  }
  const built = path.join(root, 'server/dist/main.js')
  const wanted = measuredCalls.filter(({ name }) => !values.only || values.only.split(',').includes(name))
  try {
    const database = (name: string, size: Size) =>
      step(
        `Database with ${size.exercises} exercises, ${size.learners} learners, ${size.events} events`,
        () => makeDatabase(postgres.url, name, size, provider),
      )
    const size = values.quick ? sizes.quick : sizes.large
    const url = await database('large', size)
    const tokens = await Promise.all(Array.from({ length: CALLERS }, (_, at) => provider.token(at + 1)))
    const now = await begin(startOurs('now', built, url, provider))
    const byHand = await begin(startByHand(url, provider))
    const before = values.before
      ? [await begin(startOurs('before', path.resolve(values.before), url, provider))]
      : []
    const result: Result = { size, rounds, seconds, connections: CONNECTIONS, reference: {}, calls: [] }

    for (const request of referenceCalls) {
      const rates = await ratesOf([byHand], { request }, tokens)
      result.reference[request] = Math.round(median(rates.get('by hand') ?? []))
    }
    for (const call of wanted) {
      await step(call.name, async () => {
        const [token = ''] = tokens
        if (call.sameAnswer) {
          const answers = await Promise.all([now, byHand].map((server) => answerOf(server, call, token)))
          if (!isDeepStrictEqual(answers[0], answers[1]))
            throw new PlainError(
              `Not the same answer:\n${JSON.stringify(answers[0])}\n${JSON.stringify(answers[1])}`,
            )
        }
        const rates = await ratesOf([now, byHand, ...before], call, tokens)
        const rate = (name: string) => Math.round(median(rates.get(name) ?? []))
        result.calls.push({
          name: call.name,
          kind: call.kind,
          perSecond: {
            now: rate('now'),
            byHand: rate('by hand'),
            ...(values.before ? { before: rate('before') } : {}),
          },
          toByHand: {
            now: ratioOf(rates, 'now', 'by hand'),
            ...(values.before ? { before: ratioOf(rates, 'before', 'by hand') } : {}),
          },
        })
      })
      console.log('  ', JSON.stringify(result.calls.at(-1)))
    }
    console.log(JSON.stringify(result.reference))
    if (values.quick) return

    const smallUrl = await database('small', sizes.small)
    const small = await begin(startOurs('small', built, smallUrl, provider))
    const few = tokens.slice(0, sizes.small.learners)
    for (const call of wanted) {
      await step(`Growth of ${call.name}`, async () => {
        const ratios: number[] = []
        for (let round = -1; round < rounds; round++) {
          const measured = async (server: Server) =>
            rateOf(await load(server.port, CONNECTIONS, requestsOf(call, few), { calls: GROWTH_CALLS }))
          const [one, other] = round % 2 ? [small, now] : [now, small]
          const rates = { [one.name]: await measured(one), [other.name]: await measured(other) }
          if (round >= 0) ratios.push((rates.small ?? 0) / (rates.now ?? 1))
        }
        const found = result.calls.find(({ name }) => name === call.name)
        if (found) found.growth = median(ratios)
      })
    }
    await small.stop()
    running.splice(running.indexOf(small), 1)
    result.plans = await step('Plans', () => plansOf(postgres, url, built, provider, wanted, tokens))
    write(result, path.join(root, 'bench/results'))
  } finally {
    for (const server of running) await server.stop()
    provider.stop()
    await postgres.stop()
  }
}

/** Calls of a round of growth: ten people stay below what the server takes from one of them in a minute. */
const GROWTH_CALLS = 250

command(main)
