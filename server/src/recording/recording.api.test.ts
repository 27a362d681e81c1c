import { eq } from 'drizzle-orm'
import { recordingId } from '../import/library-rows'
import type { Services } from '../services'
import { seedLibrary } from '../testing/library'
import { anna, startTestApi, type TestApi } from '../testing/test-api'
import { speak } from './speak'
import { readRecording } from './store'
import { recordings } from './tables'
import { startRecordingWarmup } from './warmup'

let t: TestApi
const id = recordingId('ENG', 'I cook in the kitchen.')

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

const play = async (recording: string) => {
  const response = await t.app.inject({
    url: `/api/recording/${recording}`,
    headers: { authorization: `Bearer ${await t.token(anna)}` },
  })
  return response
}

/** The services of the test with speech of its own. */
const speaking = (synthesise: Services['synthesise']): Services => ({
  db: t.db,
  config: t.config,
  now: () => new Date(),
  synthesise,
})

describe('GET /recording/{id}', () => {
  test('speaks a text on its first play and keeps it (S-CRS-13)', async () => {
    const response = await play(id)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(response.body).toBe('spoken: I cook in the kitchen.')
    await t.db
      .update(recordings)
      .set({ content: new TextEncoder().encode('kept') })
      .where(eq(recordings.id, id))
    expect((await play(id)).body).toBe('kept')
  })

  test('is 404 for an unknown recording and 401 for visitors', async () => {
    expect((await play('nowhere')).statusCode).toBe(404)
    expect((await t.call('getRecording', { id })).status).toBe(401)
  })

  test('is 503 while speech is down, keeps nothing, and works again afterwards', async () => {
    const other = recordingId('PL', 'Gotuję w kuchni.')
    const spoken = t.services.synthesise
    t.services.synthesise = async () => {
      throw new Error('down')
    }
    const response = await play(other)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await readRecording(t.db, other)).toMatchObject({ content: null })
    t.services.synthesise = spoken
    expect((await play(other)).statusCode).toBe(200)
  })
})

test('first plays at the same time share one synthesis', async () => {
  let syntheses = 0
  const services = speaking(async (text) => {
    syntheses += 1
    await new Promise((done) => setTimeout(done, 20))
    return new TextEncoder().encode(text)
  })
  const recording = { id: recordingId('ENG', 'sofa'), text: 'sofa', lang: 'ENG' as const }
  const contents = await Promise.all([1, 2, 3].map(() => speak(services, recording)))
  expect(syntheses).toBe(1)
  expect(new Set(contents).size).toBe(1)
})

describe('the warm-up', () => {
  const pace = { between: 1, afterFailure: 5, longestWait: 20, whenDone: 20 }
  const silent = async () =>
    (await t.db.select().from(recordings)).filter(({ content }) => content === null).length

  async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
    const end = Date.now() + 10_000
    while (!(await isDone())) {
      if (Date.now() > end) throw new Error('It never came to that')
      await new Promise((done) => setTimeout(done, 10))
    }
  }

  test('lives through an outage with one line in the log, then speaks everything', async () => {
    let isDown = true
    let attempts = 0
    const services = speaking(async (text) => {
      attempts += 1
      if (isDown) throw new Error('connection refused')
      return new TextEncoder().encode(text)
    })
    const lines: string[] = []
    const stop = startRecordingWarmup(services, pace, (line) => lines.push(line))
    await until(() => attempts >= 3)
    expect(lines).toEqual(['Recordings wait for speech: connection refused'])
    isDown = false
    await until(async () => (await silent()) === 0)
    expect(lines).toHaveLength(1)
    stop()
  })

  test('stops when told to', async () => {
    await t.db.update(recordings).set({ content: null })
    let attempts = 0
    const stop = startRecordingWarmup(
      speaking(async (text) => {
        attempts += 1
        return new TextEncoder().encode(text)
      }),
      pace,
    )
    await until(() => attempts >= 1)
    stop()
    await new Promise((done) => setTimeout(done, 50))
    const then = attempts
    await new Promise((done) => setTimeout(done, 100))
    expect(attempts).toBe(then)
    expect(await silent()).toBeGreaterThan(0)
  })
})
