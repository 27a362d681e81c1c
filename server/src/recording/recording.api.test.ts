import { eq, isNotNull } from 'drizzle-orm'
import { seedLibrary } from '../../testing/library'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Speech } from '../outside/speech'
import type { Services } from '../services'
import { recordingId } from './content'
import { moveRecordings, recordingJobs, warmRecordings, warmUp } from './jobs'
import { keyOf, speak } from './speak'
import { claim, readRecording, releaseClaim } from './store'
import { recordings } from './tables'

const startRun = (signal = new AbortController().signal) => ({ signal, note: () => {} })

let t: TestApi
const id = recordingId('ENG', 'I cook in the kitchen.')

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => {
  t.services.speech = speech()
})

const bytes = (text: string) => new TextEncoder().encode(text)

/** A speech service with the given synthesis; by default it works. */
const speech = (synthesise: Speech['synthesise'] = async (text) => bytes(`spoken: ${text}`)): Speech => ({
  synthesise,
  transcribe: async () => '',
})
const away = () => new ExternalServiceError('speech', 'synthesise', { isUnavailable: true })
const refused = () => new ExternalServiceError('speech', 'synthesise', { isUnavailable: false, status: 400 })

/** Another instance with the same database and storage. */
const instance = (synthesise: Speech['synthesise']): Services => ({
  ...t.services,
  speech: speech(synthesise),
})

/** Resets all recordings to unsynthesized. */
const silence = () =>
  t.db.update(recordings).set({ key: null, content: null, failures: 0, claimedUntil: null })
const silent = async () => (await t.db.select().from(recordings)).filter(({ key }) => key === null).length

const play = async (recording: string) =>
  t.app.inject({
    url: `/api/recording/${recording}`,
    headers: { authorization: `Bearer ${await t.token(anna)}` },
  })

describe('GET /recording/{id}', () => {
  test('synthesizes a text on first playback and stores the file (S-CRS-13)', async () => {
    const response = await play(id)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(response.body).toBe('spoken: I cook in the kitchen.')
    await t.services.storage.put(keyOf(id), bytes('kept'))
    expect((await play(id)).body).toBe('kept')
  })

  test('returns 404 for an unknown recording and 401 to visitors', async () => {
    expect((await play('nowhere')).statusCode).toBe(404)
    expect((await t.call('getRecording', { id })).status).toBe(401)
  })

  test('returns 503 while speech is unavailable, stores nothing, and works again afterwards', async () => {
    const other = recordingId('PL', 'Gotuję w kuchni.')
    t.services.speech = speech(async () => {
      throw away()
    })
    const response = await play(other)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await readRecording(t.db, other)).toMatchObject({ key: null, claimedUntil: null, failures: 0 })
    t.services.speech = speech()
    expect((await play(other)).statusCode).toBe(200)
  })

  test('synthesizes a recording again if the storage lost its file', async () => {
    await play(id)
    await t.services.storage.remove(keyOf(id))
    expect((await play(id)).body).toBe('spoken: I cook in the kitchen.')
    expect(await t.services.storage.get(keyOf(id))).not.toBeNull()
  })
})

describe('concurrent synthesis', () => {
  const recording = { id: recordingId('ENG', 'sofa'), text: 'sofa', lang: 'ENG' as const, voice: null }
  beforeEach(silence)

  test('synthesizes a recording once for concurrent requests on several instances', async () => {
    let syntheses = 0
    const slowly: Speech['synthesise'] = async (text) => {
      syntheses += 1
      await new Promise((done) => setTimeout(done, 50))
      return bytes(text)
    }
    const instances = [instance(slowly), instance(slowly), instance(slowly)]
    const all = instances.flatMap((one) => [speak(one, recording), speak(one, recording)])
    const contents = await Promise.all(all)
    expect(syntheses).toBe(1)
    expect(contents.map((content) => Buffer.from(content).toString())).toEqual(Array(6).fill('sofa'))
  })

  test('another instance takes over a recording whose synthesis was interrupted', async () => {
    await claim(t.db, recording.id)
    expect(await claim(t.db, recording.id)).toBe(false)
    await t.db
      .update(recordings)
      .set({ claimedUntil: new Date(Date.now() - 1_000) })
      .where(eq(recordings.id, recording.id))
    expect(await claim(t.db, recording.id)).toBe(true)
    await releaseClaim(t.db, recording.id, false)
  })
})

describe('warm-up job', () => {
  beforeEach(silence)

  test('an import with new texts enqueues the warm-up, which synthesizes each text once', async () => {
    const said: string[] = []
    t.services.speech = speech(async (text, lang, voice) => {
      said.push(`${lang} ${voice}: ${text}`)
      return bytes(text)
    })
    const outcomes = await t.runJobs()
    expect(outcomes).toContainEqual({ name: 'recording.warm', error: null })
    expect(await silent()).toBe(0)
    expect(new Set(said).size).toBe(said.length)
    expect(said).toEqual(
      expect.arrayContaining(['ENG null: I cook in the kitchen.', 'ENG female-2: I cook in the kitchen.']),
    )

    await seedLibrary(t)
    expect(await t.runJobs()).toEqual([])
  })

  test('every start of an instance enqueues the warm-up and the move of old files', () => {
    const atStart = recordingJobs.filter(({ job }) => job.options.atStart).map(({ job }) => job.name)
    expect(atStart).toEqual(['recording.warm', 'recording.move'])
  })

  test('the warm-up does nothing if it is switched off', async () => {
    const { speech } = t.services.config
    t.services.config = { ...t.services.config, speech: { ...speech, warmUp: false } }
    await t.services.jobs.send(t.db, warmRecordings, {})
    const before = await silent()
    expect(await t.runJobs()).toContainEqual({ name: 'recording.warm', error: null })
    expect(await silent()).toBe(before)
    t.services.config = { ...t.services.config, speech }
  })

  test('the warm-up ends while speech is unavailable, with its results stored and no text blamed', async () => {
    let left = 3
    const services = instance(async (text) => {
      if (left-- <= 0) throw away()
      return bytes(text)
    })
    const { spoken, stopped } = await warmUp(services, startRun())
    expect({ spoken, stopped }).toEqual({ spoken: 3, stopped: 'speech: synthesise: no answer' })
    expect(await t.db.select().from(recordings).where(isNotNull(recordings.key))).toHaveLength(3)
    const rows = await t.db.select().from(recordings)
    expect(rows.every(({ failures, claimedUntil }) => failures === 0 && claimedUntil === null)).toBe(true)
  })

  test('the warm-up continues after a refused text, and skips it after several attempts', async () => {
    let refusals = 0
    const services = instance(async (text) => {
      if (text !== 'sofa') return bytes(text)
      refusals += 1
      throw refused()
    })
    for (let run = 0; run < 7; run++) await warmUp(services, startRun())
    expect(await silent()).toBe(1)
    expect(refusals).toBe(5)
  })

  test('the warm-up starts with the oldest text and puts refused texts last', async () => {
    const change = (text: string, row: object) =>
      t.db.update(recordings).set(row).where(eq(recordings.text, text))
    await change('sofa', { createdAt: new Date('2020-01-02') })
    await change('I cook in the kitchen.', { createdAt: new Date('2020-01-01'), failures: 1 })
    const said: string[] = []
    const services = instance(async (text) => {
      said.push(text)
      return bytes(text)
    })
    expect(await warmUp(services, startRun())).toEqual({ spoken: said.length })
    expect([said[0], said.at(-1)]).toEqual(['sofa', 'I cook in the kitchen.'])
    const rows = await t.db.select().from(recordings)
    expect(rows.every(({ failures, key, id }) => failures === 0 && key === keyOf(id))).toBe(true)
  })

  test('the warm-up skips recordings claimed by another instance', async () => {
    const sofa = recordingId('ENG', 'sofa')
    await claim(t.db, sofa)
    await warmUp(t.services, startRun())
    expect(await silent()).toBe(1)
    expect(await readRecording(t.db, sofa)).toMatchObject({ key: null, failures: 0 })
    await releaseClaim(t.db, sofa, true)
    expect(await readRecording(t.db, sofa)).toMatchObject({ claimedUntil: null, failures: 1 })
  })

  test('an error other than a speech error does not stop the following texts, and fails the run at its end', async () => {
    const services = instance(async (text) => {
      if (text === 'sofa') throw new TypeError('ours')
      return bytes(text)
    })
    await t.db
      .update(recordings)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(recordings.text, 'sofa'))
    await expect(warmUp(services, startRun())).rejects.toThrow('ours')
    expect(await silent()).toBe(1)
  })

  test('the warm-up stops when its signal is aborted', async () => {
    const told = new AbortController()
    const services = instance(async (text) => {
      told.abort()
      return bytes(text)
    })
    expect(await warmUp(services, startRun(told.signal))).toEqual({ spoken: 1, stopped: 'told to stop' })
  })
})

test('recordings stored in the table by older versions can be played, and are moved to the storage without loss', async () => {
  await silence()
  await t.services.storage.remove(keyOf(id))
  await t.db.update(recordings).set({ content: bytes('from the table') })
  t.services.speech = speech(async () => {
    throw refused()
  })
  expect((await play(id)).body).toBe('from the table')
  await t.services.jobs.send(t.db, moveRecordings, {})
  expect(await t.runJobs()).toContainEqual({ name: 'recording.move', error: null })
  const rows = await t.db.select().from(recordings)
  expect(rows.every(({ key, content }) => key !== null && content === null)).toBe(true)
  expect((await play(id)).body).toBe('from the table')
})
