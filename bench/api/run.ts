import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { root } from '@mowka/scripts/packages'
import { startPostgres } from '@mowka/scripts/postgres'
import { command, PlainError, step } from '@mowka/scripts/steps'
import pg from 'pg'
import { type MeasuredCall, measuredCalls, referenceCalls, wire } from './calls'
import { Costs } from './cost'
import { makeDatabase } from './databases'
import { startProvider } from './keys'
import { load, type Until } from './load'
import { keepLog, plansOf } from './plans'
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

/** So often each call is made before anything is measured: the engine compiles what turns out to be made often. */
const WARM_UP_READS = 2_500
/** Ten people stay below what the server takes from one of them in a minute. */
const WARM_UP_WRITES = 500

async function warmUp(servers: readonly Server[], calls: readonly MeasuredCall[], tokens: readonly string[]) {
  for (const call of calls) {
    const until = { calls: call.kind === 'read' ? WARM_UP_READS : WARM_UP_WRITES }
    for (const { port } of servers) await load(port, CONNECTIONS, requestsOf(call, tokens), until)
  }
}

/** Learners who call; a limit of calls a minute is far above what each of them makes. */
const CALLERS = 400

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
/** What a round showed: calls a second, and processor time a call in microseconds. */
type Measure = { rate: number; cost: number }

/** Loads a server for a round. */
async function measure(server: Server, next: () => string, until: Until, costs: Costs): Promise<Measure> {
  const costSince = await costs.meter(server)
  const { calls, seconds: took } = await load(server.port, CONNECTIONS, next, until)
  return { rate: calls / took, cost: ((await costSince()) / calls) * 1e6 }
}

/** Requests of many people, one after the other. GETs are made once. */
function requestsOf(call: Pick<MeasuredCall, 'request' | 'body'>, tokens: readonly string[]): () => string {
  const ready = call.body ? null : tokens.map((token) => wire(call, token))
  let at = 0
  return () => {
    at = (at + 1) % tokens.length
    return ready?.[at] ?? wire(call, tokens[at] ?? '')
  }
}

async function answerOf(
  server: Pick<Server, 'name' | 'port'>,
  call: MeasuredCall,
  token: string,
): Promise<unknown> {
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

type Measures = ReadonlyMap<string, readonly Measure[]>

/** Servers under a call, measured round by round next to each other. */
async function compare(
  servers: readonly Server[],
  call: Pick<MeasuredCall, 'request' | 'body'>,
  tokens: string[],
  until: Until,
  costs: Costs,
): Promise<Measures> {
  const measures = new Map<string, Measure[]>(servers.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const at of servers.keys()) {
      // Who goes first changes, so that nobody always follows the same one.
      const server = servers[(at + round) % servers.length]
      if (!server) continue
      const measured = await measure(server, requestsOf(call, tokens), until, costs)
      // The first round warms up.
      if (round > 0) measures.get(server.name)?.push(measured)
    }
  }
  return measures
}

const middle = (measures: Measures, name: string, of: keyof Measure) =>
  Math.round(median((measures.get(name) ?? []).map((each) => each[of])))

/** The median ratio of two servers, over the rounds in which they were next to each other. */
const ratio = (measures: Measures, name: string, base: string, of: keyof Measure) =>
  median(
    (measures.get(name) ?? []).map((each, at) => each[of] / (measures.get(base)?.[at]?.[of] ?? each[of])),
  )

async function main(): Promise<void> {
  const postgres = await step('Starting PostgreSQL', startPostgres)
  const provider = await startProvider()
  const connected = async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client
  }
  await keepLog(await connected(), postgres)
  const admin = await connected()
  const costs = new Costs(admin)
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
    const url = await database('medium', sizes.medium)
    const tokens = await Promise.all(Array.from({ length: CALLERS }, (_, at) => provider.token(at + 1)))
    const now = await begin(startOurs('now', built, url, provider))
    const byHand = await begin(startByHand(url, provider))
    const before = values.before
      ? [await begin(startOurs('before', path.resolve(values.before), url, provider))]
      : []
    const result: Result = {
      size: sizes.medium,
      grown: sizes.large,
      rounds,
      seconds,
      connections: CONNECTIONS,
      reference: {},
      calls: [],
    }

    await step('Warming up', () => warmUp([now, byHand, ...before], wanted, tokens))
    for (const request of referenceCalls) {
      const measures = await compare([byHand], { request }, tokens, { seconds }, costs)
      result.reference[request] = {
        perSecond: middle(measures, 'by hand', 'rate'),
        microseconds: middle(measures, 'by hand', 'cost'),
      }
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
        const measures = await compare([now, byHand, ...before], call, tokens, { seconds }, costs)
        const figures = (name: string) => ({
          perSecond: middle(measures, name, 'rate'),
          microseconds: middle(measures, name, 'cost'),
          rateToByHand: ratio(measures, name, 'by hand', 'rate'),
          costToByHand: ratio(measures, 'by hand', name, 'cost'),
        })
        result.calls.push({
          name: call.name,
          kind: call.kind,
          byHand: {
            perSecond: middle(measures, 'by hand', 'rate'),
            microseconds: middle(measures, 'by hand', 'cost'),
          },
          now: figures('now'),
          ...(values.before ? { before: figures('before') } : {}),
        })
      })
      console.log('  ', JSON.stringify(result.calls.at(-1)))
    }
    console.log(JSON.stringify(result.reference))
    if (values.quick) return write(result, path.join(root, 'bench/results'))

    for (const server of running.splice(0)) await server.stop()
    const grownUrl = await database('large', sizes.large)
    const large = await begin(startOurs('large', built, grownUrl, provider))
    const small = await begin(startOurs('small', built, await database('small', sizes.small), provider))
    const few = tokens.slice(0, sizes.small.learners)
    await step('Warming up', () => warmUp([large, small], wanted, few))
    for (const call of wanted) {
      await step(`Growth of ${call.name}`, async () => {
        const measures = await compare([large, small], call, few, { calls: GROWTH_CALLS[call.kind] }, costs)
        const found = result.calls.find(({ name }) => name === call.name)
        if (found) found.growth = ratio(measures, 'large', 'small', 'cost')
      })
    }
    result.plans = await step('Plans', () =>
      plansOf(admin, grownUrl, built, provider, wanted, (at, call) =>
        answerOf({ name: 'explained', port: at }, call, tokens[0] ?? ''),
      ),
    )
    write(result, path.join(root, 'bench/results'))
  } finally {
    for (const server of running) await server.stop()
    provider.stop()
    await admin.end()
    await postgres.stop()
  }
}

/**
 * Calls of a round of growth. Few ones vary by a fifth between runs; of writes ten people stay below what the server takes
 * from one of them in a minute.
 */
const GROWTH_CALLS = { read: 2_000, write: 250 }

command(main)
