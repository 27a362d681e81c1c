import fs from 'node:fs'
import path from 'node:path'
import type { Library } from '@mowka/content/library'
import type { Client } from './clients/client'
import { type EditedSentence, importTable } from './clients/editor'
import { releaseAndRollBack } from './clients/releaser'
import { sendSlowly } from './clients/slow-client'
import type { Phase } from './measurements'
import { pause, until } from './system/children'
import { fillDisk } from './system/small-disk'
import type { Topology } from './system/topology'

/** Everything that disturbances act on. */
export type Scene = {
  topology: Topology
  artifact: string
  /** The artifact of the next version. */
  upgraded: string
  library: Library
  editor: Client
  releaser: Client
  round: number
  /** Sentences changed by imports. */
  edited: EditedSentence[]
  /** Violated promises, in words. */
  problems: string[]
  signal: AbortSignal
}

/** A phase of a rehearsal. */
export type Disturbance = {
  name: string
  /** Whether clients should not notice it at all. */
  isSilent?: boolean
  run: (scene: Scene, phase: Phase, seconds: number) => Promise<void>
}

/** Maximum time for an instance to stop, in ms. */
const STOP_TIMEOUT = 15_000

/** Shift of a wrong clock in ms: half of a token's lifetime. */
const CLOCK_SHIFT = 5 * 60_000

const secondsSince = (before: number) => `${((performance.now() - before) / 1000).toFixed(1)} s`

/** Whether an instance is ready, asked directly. */
const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )

const allReady = (scene: Scene, timeout = 60_000) =>
  until('All instances are ready', timeout, async () =>
    (await Promise.all(scene.topology.instances.map(({ port }) => isReady(port)))).every(Boolean),
  )

/** The programs that instances currently run: the next version once the first round has released it. */
const currentArtifact = ({ round, artifact, upgraded }: Scene) => (round === 0 ? artifact : upgraded)

async function killOne(scene: Scene, phase: Phase): Promise<void> {
  const [instance] = scene.topology.instances
  if (!instance) return
  await instance.end('SIGKILL')
  await pause(1_000)
  const before = performance.now()
  await instance.start(currentArtifact(scene))
  phase.notes.push(`started again in ${secondsSince(before)}`)
}

async function restartAll(scene: Scene, phase: Phase): Promise<void> {
  const slow = new AbortController()
  void sendSlowly(scene.topology.ports.platform, slow.signal)
  for (const [at, instance] of scene.topology.instances.entries()) {
    const hasSlowClient = at === 0
    if (hasSlowClient) {
      void sendSlowly(instance.port, slow.signal)
      await pause(500)
    }
    const took = await instance.end('SIGTERM')
    const suffix = hasSlowClient ? ' with a slow client connected' : ''
    phase.notes.push(`${instance.name} stopped in ${(took / 1000).toFixed(1)} s${suffix}`)
    if (took > STOP_TIMEOUT) scene.problems.push(`${instance.name} stopped after ${took / 1000} s`)
    await instance.start(scene.upgraded)
  }
  slow.abort()
}

async function removeBucket(scene: Scene, phase: Phase, seconds: number): Promise<void> {
  const { bucket, instances } = scene.topology
  bucket.isAway = true
  await pause(seconds * 500)
  const unready = (await Promise.all(instances.map(({ port }) => isReady(port)))).filter((ready) => !ready)
  phase.notes.push(`${unready.length} of ${instances.length} instances reported that they are not ready`)
  if (unready.length < instances.length) scene.problems.push('An instance without storage reported ready')
  bucket.isAway = false
  const before = performance.now()
  await allReady(scene)
  phase.notes.push(`ready ${secondsSince(before)} after its return`)
}

async function recoverFrom(scene: Scene, phase: Phase, work: () => Promise<void>): Promise<void> {
  const before = performance.now()
  await work()
  phase.notes.push(`database available again after ${secondsSince(before)}`)
  const available = performance.now()
  await allReady(scene)
  phase.notes.push(`all instances ready ${secondsSince(available)} later`)
}

async function fillDatabaseDisk(scene: Scene, phase: Phase, seconds: number): Promise<void> {
  const { postgres } = scene.topology
  if (!postgres.disk) return void phase.notes.push('skipped: this user may not mount a file system')
  const filler = path.join(postgres.disk, 'filler')
  for (const end = performance.now() + seconds * 500; performance.now() < end; ) {
    fillDisk(filler)
    await pause(200)
  }
  fs.rmSync(filler)
  await recoverFrom(scene, phase, async () => {
    const ended = await postgres.revive()
    phase.notes.push(`${ended} of 2 servers had ended and were started again`)
  })
}

async function shiftClock(scene: Scene, phase: Phase, seconds: number): Promise<void> {
  const instance = scene.topology.instances[2]
  if (!instance) return
  await instance.end('SIGTERM')
  await instance.start(scene.upgraded, { clockShift: CLOCK_SHIFT })
  phase.notes.push(`${instance.name} ran ${CLOCK_SHIFT / 60_000} minutes ahead`)
  await pause(seconds * 700)
  await instance.end('SIGTERM')
  await instance.start(scene.upgraded)
}

/** The phase that `npm test` includes. */
export const KILL = 'kill -9 of an instance'

/** The phases of a round, in order. */
export const disturbances: readonly Disturbance[] = [
  { name: 'undisturbed', isSilent: true, run: async () => {} },
  {
    name: 'import by an editor',
    isSilent: true,
    run: async (scene) => {
      scene.edited.push(await importTable(scene.editor, scene.library, scene.round))
    },
  },
  {
    name: 'release, canary and rollback',
    isSilent: true,
    run: (scene) => releaseAndRollBack(scene.releaser, scene.artifact, scene.round),
  },
  { name: KILL, run: killOne },
  { name: 'rolling restart with a migration', run: restartAll },
  { name: 'bucket away', run: removeBucket },
  {
    name: 'PostgreSQL restarted',
    run: (scene, phase) => recoverFrom(scene, phase, () => scene.topology.postgres.restart()),
  },
  {
    name: 'PostgreSQL killed, replica promoted',
    async run(scene, phase) {
      const { postgres } = scene.topology
      await recoverFrom(scene, phase, () => postgres.failOver())
      await postgres.addReplica()
      phase.notes.push('a new replica follows')
    },
  },
  { name: 'disk of PostgreSQL full', run: fillDatabaseDisk },
  { name: 'clock of an instance ahead', run: shiftClock },
  { name: 'undisturbed again', isSilent: true, run: async () => {} },
]
