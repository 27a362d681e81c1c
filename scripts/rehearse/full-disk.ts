import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Library } from '@mowka/content/library'
import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { type Answer, type Client, createClient } from './clients/client'
import { importLibrary } from './clients/editor'
import { type Sentence, sentencesOf } from './clients/learner'
import { Measurements } from './measurements'
import { createInstance } from './system/instance'
import { fillDisk, mountDisk, unmountDisk } from './system/small-disk'
import type { Topology } from './system/topology'

/** Size of the disk: the embedded database with the library and the releases, and some room. */
const DISK_SIZE = '400m'

/** Maximum number of writes until the full disk refuses one; the log of the database has some room of its own. */
const MAX_WRITES = 2_000

/** Writes after the first refusal, and after room has returned. */
const FURTHER_WRITES = 20

const LANGUAGES = 'sourceLang=PL&targetLang=ENG'

/** Numbers of this part's clients. */
const EDITOR = 40_000
const LEARNER = 40_001

export type FullDisk = { notes: string[]; problems: string[] }

const eventOf = ({ lessonId, courseId, exerciseId, answer }: Sentence): ProgressEvent => ({
  eventId: randomUUID(),
  name: 'EXAMPLE_ATTEMPT',
  lessonId,
  courseId,
  createdAt: new Date().toISOString(),
  payload: { exerciseId, learningMode: 'WRITING', userInput: `${answer} ${'x'.repeat(400)}`.slice(0, 500) },
})

const isRefusedForSpace = ({ status, text }: Answer) => status === 503 && text.includes('"NO_SPACE"')

/**
 * Fills the disk of an instance with the embedded database: reads continue, writes are refused and none that was
 * acknowledged is lost, and the instance recovers without a restart once there is space. Returns `null` where no
 * temporary file system can be mounted.
 */
export async function fillDiskOfInstance(
  topology: Topology,
  artifact: string,
  library: Library,
): Promise<FullDisk | null> {
  const disk = path.join(topology.folder, 'small-disk')
  if (!(await mountDisk(disk, DISK_SIZE))) return null
  const { DATABASE_URL: _database, MOWKA_S3_BUCKET: _bucket, ...env } = topology.env
  const port = topology.ports.embedded
  const instance = createInstance('embedded', port, { ...env, MOWKA_DATA: disk }, topology.folder)
  const measurements = new Measurements()
  const signal = new AbortController()
  const clientOf = (number: number, roles: readonly string[]) =>
    createClient({
      topology: { url: `http://localhost:${port}`, authority: topology.authority },
      measurements,
      number,
      token: () => topology.provider.token(number, roles),
      signal: signal.signal,
    })
  const editor = clientOf(EDITOR, ['admin'])
  const learner = clientOf(LEARNER, ['learner'])
  try {
    await instance.start(artifact)
    await importLibrary(editor, library)
    await learner.json({ method: 'POST', path: `/api/user/start-trial?${LANGUAGES}` })
    return await writeOnFullDisk(disk, learner, sentencesOf(library), async () => {
      await instance.end('SIGKILL')
      await instance.start(artifact)
    })
  } finally {
    signal.abort()
    editor.close()
    learner.close()
    await instance.end('SIGTERM')
    await unmountDisk(disk)
  }
}

async function writeOnFullDisk(
  disk: string,
  learner: Client,
  sentences: readonly Sentence[],
  killAndStart: () => Promise<void>,
): Promise<FullDisk> {
  const problems: string[] = []
  const notes: string[] = []
  const filler = path.join(disk, 'filler')
  const acknowledged: ProgressEvent[] = []
  const send = (event: ProgressEvent) =>
    learner.send({ method: 'POST', path: `/api/progress?${LANGUAGES}`, body: event })
  let written = 0
  const write = async (): Promise<Answer> => {
    const sentence = sentences[written % sentences.length]
    if (!sentence) throw new Error('The library is empty')
    written += 1
    const event = eventOf(sentence)
    const answer = await send(event)
    if (answer.status === 200 || answer.status === 201) acknowledged.push(event)
    return answer
  }
  const checkWrites = async (title: string) => {
    for (let at = 0; at < FURTHER_WRITES; at += 1) {
      const { status, text } = await write()
      if (status >= 300 || status === 0) return problems.push(`${title}: a write got ${status} ${text}`)
    }
  }
  const checkReads = async (title: string) => {
    for (const page of ['/course', `/api/user/me?${LANGUAGES}`, `/api/course/available?${LANGUAGES}`]) {
      const { status } = await learner.send({ path: page })
      if (status !== 200) problems.push(`${title}: ${page} got ${status}`)
    }
  }
  /** A repeated event is not stored again, so one that is stored now had been lost. */
  const checkAcknowledged = async (title: string) => {
    let lost = 0
    for (const event of acknowledged) {
      const { status, text } = await send(event)
      if (status >= 300 || !text.includes('"stored":false')) lost += 1
    }
    if (lost > 0) problems.push(`${title}: ${lost} of ${acknowledged.length} acknowledged events are missing`)
  }

  await checkWrites('Before')
  fillDisk(filler)
  let refused: Answer | null = null
  for (let at = 0; at < MAX_WRITES && !refused; at += 1) {
    const answer = await write()
    if (answer.status >= 300 || answer.status === 0) refused = answer
  }
  notes.push(`${acknowledged.length} writes were acknowledged before the disk refused one`)
  if (!refused || !isRefusedForSpace(refused)) {
    problems.push(`The full disk: a write got ${refused?.status} ${refused?.text}`)
  }
  for (let at = 0; at < FURTHER_WRITES; at += 1) {
    const answer = await write()
    if (isRefusedForSpace(answer) || answer.status === 200) continue
    problems.push(`The full disk: a further write got ${answer.status} ${answer.text}`)
    break
  }
  await checkReads('The full disk')
  fs.rmSync(filler)
  await checkWrites('Room returned')
  await checkReads('Room returned')
  await checkAcknowledged('Room returned')
  fillDisk(filler)
  for (let at = 0; at < MAX_WRITES; at += 1) if ((await write()).status !== 200) break
  fs.rmSync(filler)
  await killAndStart()
  await checkWrites('Killed on the full disk')
  await checkAcknowledged('Killed on the full disk')
  notes.push(`${acknowledged.length} acknowledged writes are there after a kill -9 on the full disk`)
  return { notes, problems }
}
