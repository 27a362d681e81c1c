import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildPackages } from '../build/build-packages'
import { starterLibrary } from '../library/library-source'
import { root } from '../packages'
import { command, PlainError, step } from '../steps'
import { auditAll } from './audit'
import { type Buyer, shop } from './clients/buyer'
import { type Client, createClient } from './clients/client'
import { importLibrary } from './clients/editor'
import { isForLearners, type Learner, learn, sentencesOf } from './clients/learner'
import { type Disturbance, disturbances, KILL, type Scene } from './disturbances'
import { fillDiskOfInstance } from './full-disk'
import { figuresOf, Measurements } from './measurements'
import { watchMemory } from './memory'
import { reportOf } from './report'
import { restoreElsewhere } from './restore'
import { pause, runMeanwhile } from './system/children'
import { findPrograms, type Programs } from './system/programs'
import { startTopology, type Topology } from './system/topology'
import { createUpgradedArtifact } from './system/upgraded-artifact'

const { values } = parseArgs({
  options: {
    /** Duration of the disturbed operation. */
    minutes: { type: 'string', default: '15' },
    hours: { type: 'string' },
    learners: { type: 'string', default: '500' },
    /** About a minute with few learners. */
    short: { type: 'boolean', default: false },
    /** Kills one instance and audits, as part of `npm test`. */
    smoke: { type: 'boolean', default: false },
    port: { type: 'string', default: '4700' },
    /** A folder made by `pnpm pack:server`; packed again by default. */
    artifact: { type: 'string' },
    report: { type: 'string', default: path.join(root, 'dist/rehearsal.md') },
    /** Keeps logs and data. */
    keep: { type: 'boolean', default: false },
  },
})

/** Settings of the short form. */
const SHORT = { seconds: 45, learners: 40, think: 1_000, phases: disturbances, isWhole: true }

/** Settings of the smoke test, which leaves out everything that takes long. */
const SMOKE = {
  seconds: 8,
  learners: 20,
  think: 500,
  phases: disturbances.filter(({ name }) => name === KILL),
  isWhole: false,
}

/** Mean pause of a learner between two sentences, in ms. */
const THINK = 8_000

/** Minutes of a round, in which every disturbance happens once. */
const ROUND = 15

/** Numbers of clients by role; each has its own address and account. */
const FIRST_BUYER = 20_000
const EDITOR = 30_000
const RELEASER = 30_001
const MAX_BUYERS = 20

/** Share of repeated requests above which a phase without a disturbance was disturbed. */
const MAX_RETRIED = 0.01

/** Time for clients to finish their writes at the end, in ms. */
const FINISH_TIMEOUT = 60_000

type Plan = {
  seconds: number
  learners: number
  think: number
  phases: readonly Disturbance[]
  /** Whether a restore and a full disk follow the phases. */
  isWhole: boolean
}

function plan(): Plan {
  if (values.smoke) return SMOKE
  if (values.short) return SHORT
  const minutes = values.hours ? Number(values.hours) * 60 : Number(values.minutes)
  const learners = Number(values.learners)
  if (!(minutes > 0) || !Number.isInteger(learners) || learners < 1) {
    throw new PlainError('--minutes, --hours and --learners must be positive numbers')
  }
  return { ...SHORT, seconds: minutes * 60, learners, think: THINK }
}

async function packedArtifact(): Promise<string> {
  if (values.artifact) return path.resolve(values.artifact)
  const folder = path.join(root, 'dist/mowka-server')
  await step('Packing the server', () =>
    runMeanwhile(path.join(root, 'node_modules/.bin/tsx'), ['scripts/pack-server.ts'], { cwd: root }),
  )
  return folder
}

/** The result of a check that the smoke test leaves out. */
const LEFT_OUT = { problems: [], notes: ['left out'] }

/** Runs all phases, and returns the figures of silent phases that weren't silent as problems. */
async function runPhases(scene: Scene, measurements: Measurements, { seconds, phases }: Plan): Promise<void> {
  const rounds = Math.max(1, Math.round(seconds / 60 / ROUND))
  const each = seconds / rounds / phases.length
  for (scene.round = 0; scene.round < rounds; scene.round += 1) {
    for (const { name, isSilent, run } of phases) {
      await step(rounds > 1 ? `${scene.round + 1}: ${name}` : name, async () => {
        const phase = measurements.begin(name)
        // A failed disturbance is a result of the rehearsal and doesn't end it.
        const disturbed = run(scene, phase, each).catch((error: unknown) => {
          scene.problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
        })
        await Promise.all([disturbed, pause(each * 1_000)])
        measurements.end()
        const { retried, requests } = figuresOf(phase)
        if (isSilent && retried / Math.max(requests, 1) > MAX_RETRIED) {
          scene.problems.push(`${name}: ${retried} of ${requests} requests had to be repeated`)
        }
      })
    }
  }
}

async function rehearse(programs: Programs, folder: string): Promise<void> {
  const planned = plan()
  const { seconds, learners: learnerCount, think, isWhole } = planned
  const artifact = await packedArtifact()
  await step('Building the sandbox', () => buildPackages(['sandbox']))
  const whole = starterLibrary()
  // The smoke test has no editor, and its learners need one language only.
  const library = isWhole ? whole : { ...whole, courses: whole.courses.filter(isForLearners) }
  const upgraded = createUpgradedArtifact(artifact, path.join(folder, 'upgraded'))
  const topology = await step('Starting PostgreSQL, bucket, sandbox and proxy', () =>
    startTopology(programs, folder, Number(values.port)),
  )
  const measurements = new Measurements()
  const memory = watchMemory(topology.pids)
  const stopping = new AbortController()
  const clients: Client[] = []
  const clientOf = (number: number, token: () => Promise<string>) => {
    const client = createClient({ topology, measurements, number, token, signal: stopping.signal })
    clients.push(client)
    return client
  }
  const userOf = (number: number, roles?: readonly string[]) =>
    clientOf(number, () => topology.provider.token(number, roles))
  try {
    await step('Starting three instances at once on an empty database', async () => {
      await Promise.all(topology.instances.map((instance) => instance.start(artifact)))
    })
    measurements.begin('start')
    const editor = userOf(EDITOR, ['admin'])
    await step('Importing the library', () => importLibrary(editor, library))
    const scene: Scene = {
      topology,
      artifact,
      upgraded,
      library,
      editor,
      releaser: clientOf(RELEASER, async () => topology.releaseToken),
      round: 0,
      edited: [],
      problems: [],
      signal: stopping.signal,
    }
    const sentences = sentencesOf(library)
    const from = new Date()
    let isOver = false
    const pace = { think, isOver: () => isOver }
    const learners: Learner[] = Array.from({ length: learnerCount }, (_, number) => ({
      number,
      client: userOf(number),
      events: [],
      notes: new Map(),
      hasOpenWrite: false,
    }))
    const buyers: Buyer[] = Array.from(
      { length: Math.min(MAX_BUYERS, Math.ceil(learnerCount / 10)) },
      (_, at) => ({ number: FIRST_BUYER + at, client: userOf(FIRST_BUYER + at), paid: 0 }),
    )
    const activity = Promise.all([
      ...learners.map((learner) => learn(learner, sentences, pace)),
      ...buyers.map((buyer) => shop(buyer, { duration: seconds * 1_000, isOver: pace.isOver })),
    ])
    await runPhases(scene, measurements, planned)
    isOver = true
    // Without a reference, so that the timeout doesn't keep the process running.
    const timeout = setTimeout(FINISH_TIMEOUT, undefined, { ref: false })
    await step('Finishing open writes', () => Promise.race([activity, timeout]))
    stopping.abort()
    await activity
    memory.stop()
    const audit = await step('Auditing', () =>
      auditAll(topology, { learners, buyers, edited: scene.edited, from }),
    )
    const restored = isWhole
      ? await step('Restoring a backup into an empty place', () =>
          restoreElsewhere(programs, topology, upgraded, learners),
        )
      : LEFT_OUT
    const fullDisk = isWhole
      ? await step('Filling the disk of an instance with the embedded database', () =>
          fillDiskOfInstance(topology, upgraded, library),
        )
      : LEFT_OUT
    const signedOut = clients.reduce((sum, client) => sum + client.refusedTokens(), 0)
    const problems = [
      ...scene.problems,
      ...audit.problems,
      ...restored.problems.map((problem) => `Restored: ${problem}`),
      ...(fullDisk?.problems ?? []),
      ...topology.instances.flatMap(({ crashes }) => crashes),
      ...(signedOut > 0 ? [`${signedOut} valid tokens were refused`] : []),
      ...[...measurements.unexpected.keys()].map((description) => `Unexpected: ${description}`),
    ]
    const report = reportOf({
      title: `Rehearsal: ${Math.round(seconds / 60) || 1} min, ${learnerCount} learners`,
      setup: [
        `${os.availableParallelism()} processor cores for everything, including the clients; Node ${process.version}`,
        `three instances of the packed artifact, ${(await runMeanwhile(programs.postgres('postgres'), ['--version'])).trim()} with a synchronous replica, nginx with TLS, a bucket in memory, PayU, mail and identity stand-ins`,
        `${learnerCount} learners with a sentence every ${think / 1_000} s, ${buyers.length} buyers, an editor, a releaser`,
      ],
      measurements,
      memory: memory.memory,
      compared: audit.compared,
      checks: [
        ...(audit.notes ?? []),
        ...restored.notes.map((note) => `Backup: ${note}`),
        ...(fullDisk?.notes ?? ['skipped: this user may not mount a file system']).map(
          (note) => `Full disk: ${note}`,
        ),
      ],
      problems,
    })
    fs.mkdirSync(path.dirname(values.report), { recursive: true })
    fs.writeFileSync(values.report, report)
    console.log(`\n${report}`)
    if (problems.length > 0) throw new PlainError(`The rehearsal found ${problems.length} problems.`)
  } finally {
    stopping.abort()
    memory.stop()
    for (const client of clients) client.close()
    await stopTopology(topology)
  }
}

const stopTopology = (topology: Topology) => step('Stopping', () => topology.stop())

/**
 * `pnpm rehearse [--minutes 15] [--hours 2] [--learners 500] [--short] [--smoke]`: runs the packed server like an operator, three
 * instances with PostgreSQL, a bucket and nginx, with learners, buyers, an editor and releases, while instances,
 * database and bucket fail. Audits that no acknowledged write was lost. See "Rehearsal" in docs/operations.md.
 */
command(async () => {
  const programs = findPrograms()
  if ('missing' in programs) {
    console.log(`Rehearsal skipped: install ${programs.missing.join(', ')} from Debian`)
    return
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-rehearsal-'))
  // PostgreSQL runs as another user in a subfolder.
  fs.chmodSync(folder, 0o755)
  try {
    await rehearse(programs, folder)
  } finally {
    if (values.keep) console.log(`Logs and data: ${folder}`)
    else fs.rmSync(folder, { recursive: true, force: true })
  }
})
