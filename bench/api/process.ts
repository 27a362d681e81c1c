import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Provider } from '@mowka/scripts/platform/token-provider'
import { residentMemory } from '@mowka/scripts/rehearse/memory'
import pg from 'pg'
import { type MeasuredCall, measuredCalls, wire } from './calls'
import { load } from './load'
import { startOurs, timeOf } from './servers'
import { packageTimes } from './start-profile'

/** Calls between two readings of the memory. */
const CALLS = 10_000
const READINGS = 3
/** Alternating rounds between two readings. */
const ROUNDS = 10
const CONNECTIONS = 10
const STARTS = 5

/** Statements that let every learner use all languages, so that attempts load every word list. */
export const SIX_LANGUAGES: readonly string[] = [
  `insert into language_accesses (user_id, target_lang, starts_at, expires_at)
   select id, lang, '2026-01-01', '2099-01-01' from users, unnest(array['DE', 'ES', 'FR', 'IT', 'RU']) lang`,
]

/** Options of the process: as in the Containerfile, with a larger young generation, and none. */
const variants: Record<string, readonly string[]> = {
  'as in the image': ['--max-old-space-size=512', '--max-semi-space-size=4'],
  'young generation of 8 MB': ['--max-old-space-size=512', '--max-semi-space-size=8'],
  'without options': [],
}

/** Resident memory in MB: after the start, and after each 10,000 calls. */
type Memory = { start: number; calls: number[]; microseconds: number }

export type ProcessResult = {
  /** Time from the start of the process until it answers `/api/health`, and its processor time until then, in ms. */
  starts: { wall: number; processor: number }[]
  /** Processor time of a start by package, in ms. */
  packages: readonly [string, number][]
  memory: Record<string, Memory>
}

type World = {
  built: string
  url: string
  provider: Provider
  tokens: readonly string[]
  folder: string
}

/** Attempts with a typo, one per language, so that each asks its word list. */
async function attempts(url: string): Promise<MeasuredCall[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; lang: string; answer: string }>(
    `select distinct on (answer_lang) id, answer_lang as lang, answer from exercises
     where example_lang = 'PL' order by answer_lang, id`,
  )
  await client.end()
  return rows.map(({ id, lang, answer }) => ({
    name: `attempt in ${lang}`,
    kind: 'write',
    request: `POST /api/attempt/check?sourceLang=PL&targetLang=${lang}`,
    body: () => ({ check: true, userInput: answer.replace('sentence', 'sentense'), exerciseId: id, lang }),
  }))
}

async function measureStart({ built, url, provider }: World): Promise<{ wall: number; processor: number }> {
  const before = performance.now()
  const server = await startOurs('start', built, url, provider)
  const { ok } = await fetch(`http://127.0.0.1:${server.port}/api/health`)
  if (!ok) throw new Error('A started server is not healthy')
  const wall = Math.round(performance.now() - before)
  const processor = Math.round(timeOf(server.pid) * 1000)
  await server.stop()
  return { wall, processor }
}

async function profileStart({ built, url, provider }: World): Promise<readonly [string, number][]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-start-'))
  const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`]
  await (await startOurs('profiled', built, url, provider, options)).stop()
  const [file = ''] = fs.readdirSync(folder)
  const times = packageTimes(fs.readFileSync(path.join(folder, file), 'utf8'))
  fs.rmSync(folder, { recursive: true })
  return times
}

/** Measures all variants in alternating rounds, so that other load of the machine affects them alike. */
async function measureMemory(
  { built, url, provider, tokens }: World,
  calls: readonly MeasuredCall[],
): Promise<ProcessResult['memory']> {
  let at = 0
  const next = () => {
    const call = calls[at % calls.length]
    const token = tokens[at++ % tokens.length] ?? ''
    if (!call) throw new Error('No calls')
    return wire(call, token)
  }
  const open = async ([name, options]: [string, readonly string[]]) => {
    const server = await startOurs('memory', built, url, provider, options)
    const memory: Memory = { start: Math.round(residentMemory(server.pid)), calls: [], microseconds: 0 }
    return { name, server, memory, before: timeOf(server.pid) }
  }
  const opened: Awaited<ReturnType<typeof open>>[] = []
  for (const variant of Object.entries(variants)) opened.push(await open(variant))
  for (let round = 1; round <= READINGS * ROUNDS; round++) {
    for (const { server, memory } of opened) {
      await load(server.port, CONNECTIONS, next, { calls: CALLS / ROUNDS }, { allowsOverload: true })
      if (round % ROUNDS === 0) memory.calls.push(Math.round(residentMemory(server.pid)))
    }
  }
  for (const { server, memory, before } of opened) {
    memory.microseconds = Math.round(((timeOf(server.pid) - before) / (READINGS * CALLS)) * 1e6)
    await server.stop()
  }
  return Object.fromEntries(opened.map(({ name, memory }) => [name, memory]))
}

function textOf({ starts, packages, memory }: ProcessResult): string {
  const list = (key: 'wall' | 'processor') => starts.map((each) => each[key]).join(', ')
  return [
    '# Start and memory of one server process',
    '',
    `Written by \`pnpm bench api\` (alone: \`pnpm bench api --process\`), on one machine (${os.cpus().length} cores, Node ${process.versions.node}), with PostgreSQL on the same machine and a filled database of 6,000 exercises, 500 learners and 50,000 events.`,
    '',
    '## Start',
    '',
    `From the start of the process until it answers \`/api/health\`, in ms: ${list('wall')}. Processor time of the process until then: ${list('processor')}.`,
    '',
    'The processor time of one start by package, with the profiler, in ms:',
    '',
    '| package | ms |',
    '|---|---:|',
    ...packages.map(([name, time]) => `| ${name} | ${time} |`),
    '',
    '## Memory',
    '',
    'Resident memory in MB: after the start, and after each 10,000 calls of all kinds of the benchmark, with attempts in six languages, so that all word lists are loaded. About 55 MB of it are the program of Node, which processes share.',
    '',
    '| options of Node | start | 10,000 | 20,000 | 30,000 | processor time per call, µs |',
    '|---|---:|---:|---:|---:|---:|',
    ...Object.entries(memory).map(
      ([name, { start, calls, microseconds }]) =>
        `| ${name} | ${[start, ...calls, microseconds].join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

/** Measures start and memory of a server process, and writes them as `server.json` and `server.md`. */
export async function measureProcess(world: World): Promise<void> {
  const starts: ProcessResult['starts'] = []
  for (let round = 0; round < STARTS; round++) starts.push(await measureStart(world))
  const packages = await profileStart(world)
  const calls = [...measuredCalls, ...(await attempts(world.url))]
  const memory = await measureMemory(world, calls)
  const result: ProcessResult = { starts, packages, memory }
  fs.writeFileSync(path.join(world.folder, 'server.json'), `${JSON.stringify(result, null, 1)}\n`)
  fs.writeFileSync(path.join(world.folder, 'server.md'), textOf(result))
  console.log(`\n${textOf(result)}`)
}
