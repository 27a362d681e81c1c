import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { root } from '@mowka/scripts/packages'
import { startPostgres } from '@mowka/scripts/platform/postgres'
import { startProvider } from '@mowka/scripts/platform/token-provider'
import { command, PlainError, step } from '@mowka/scripts/steps'
import pg from 'pg'
import { type MeasuredCall, measuredCalls, referenceCalls, wire } from './calls'
import { makeDatabase } from './databases'
import { load, type Until } from './load'
import { enableLog, plansOf } from './plans'
import { measureProcess, SIX_LANGUAGES } from './process'
import { type Compared, type Figures, type Result, write } from './report'
import { Costs, type Server, startByHand, startOurs } from './servers'
import { type Size, sizes } from './sizes'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    before: { type: 'string' },
    only: { type: 'string' },
    process: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const CONNECTIONS = 10

/** Calls made before measuring, so that the engine compiles the hot code. */
const WARM_UP_READS = 2_500
/** Few enough for ten users to stay below the rate limit. */
const WARM_UP_WRITES = 500

async function warmUp(
  calls: readonly MeasuredCall[],
  serversFor: (call: MeasuredCall) => readonly Server[],
  tokens: readonly string[],
) {
  for (const call of calls) {
    const until = { calls: call.kind === 'read' ? WARM_UP_READS : WARM_UP_WRITES }
    for (const { port } of serversFor(call)) await load(port, CONNECTIONS, requestsOf(call, tokens), until)
  }
}

/** Number of calling learners: enough to stay far below the rate limits. */
const CALLERS = 400

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
/** The result of a round: calls per second, and processor time per call in microseconds. */
type Measure = { rate: number; cost: number }

/** Measures a server for one round. */
async function measure(server: Server, next: () => string, until: Until, costs: Costs): Promise<Measure> {
  const costSince = await costs.meter(server)
  const { calls, seconds: took } = await load(server.port, CONNECTIONS, next, until)
  return { rate: calls / took, cost: ((await costSince()) / calls) * 1e6 }
}

/** Returns the requests of many learners in turn. Requests without a body are built once. */
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
  return call.byHand ? JSON.parse(text) : text
}

type Measures = ReadonlyMap<string, readonly Measure[]>

/** Measures a call on several servers, in alternating rounds. */
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
      // The order rotates, so that no server always follows the same one.
      const server = servers[(at + round) % servers.length]
      if (!server) continue
      const measured = await measure(server, requestsOf(call, tokens), until, costs)
      // The first round is a warm-up.
      if (round > 0) measures.get(server.name)?.push(measured)
    }
  }
  return measures
}

const middle = (measures: Measures, name: string, of: keyof Measure) =>
  Math.round(median((measures.get(name) ?? []).map((each) => each[of])))

/** The median ratio of two servers over the rounds. */
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
  await enableLog(await connected(), postgres)
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
        () => makeDatabase(postgres.url, name, size, provider, SIX_LANGUAGES),
      )
    const url = await database('medium', sizes.medium)
    const tokens = await Promise.all(Array.from({ length: CALLERS }, (_, at) => provider.token(at + 1)))
    const results = path.join(root, 'bench/results')
    await step('Start and memory of a server', () =>
      measureProcess({ built, url, provider, tokens, folder: results }),
    )
    if (values.process) return
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

    const serversFor = (call: MeasuredCall) => [now, ...(call.byHand ? [byHand] : []), ...before]
    await step('Warming up', () => warmUp(wanted, serversFor, tokens))
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
        if (call.byHand) {
          const answers = await Promise.all([now, byHand].map((server) => answerOf(server, call, token)))
          if (!isDeepStrictEqual(answers[0], answers[1]))
            throw new PlainError(
              `Not the same answer:\n${JSON.stringify(answers[0])}\n${JSON.stringify(answers[1])}`,
            )
        }
        const measures = await compare(serversFor(call), call, tokens, { seconds }, costs)
        const figures = (name: string): Figures => ({
          perSecond: middle(measures, name, 'rate'),
          microseconds: middle(measures, name, 'cost'),
        })
        const compared = (name: string): Compared => ({
          ...figures(name),
          ...(call.byHand && {
            rateToByHand: ratio(measures, name, 'by hand', 'rate'),
            costToByHand: ratio(measures, 'by hand', name, 'cost'),
          }),
        })
        result.calls.push({
          name: call.name,
          kind: call.kind,
          now: compared('now'),
          ...(call.byHand && { byHand: figures('by hand') }),
          ...(values.before && { before: compared('before') }),
        })
      })
      console.log('  ', JSON.stringify(result.calls.at(-1)))
    }
    console.log(JSON.stringify(result.reference))
    if (values.quick) return write(result, results)

    for (const server of running.splice(0)) await server.stop()
    const grownUrl = await database('large', sizes.large)
    const large = await begin(startOurs('large', built, grownUrl, provider))
    const small = await begin(startOurs('small', built, await database('small', sizes.small), provider))
    const few = tokens.slice(0, sizes.small.learners)
    await step('Warming up', () => warmUp(wanted, () => [large, small], few))
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
    write(result, results)
  } finally {
    for (const server of running) await server.stop()
    provider.stop()
    await admin.end()
    await postgres.stop()
  }
}

/** Calls per growth round. Fewer vary by a fifth between runs; more writes would exceed ten users' rate limit. */
const GROWTH_CALLS = { read: 2_000, write: 250 }

command(main)
