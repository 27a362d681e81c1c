import { TrackingEventName } from '@mowka/contract/schemas/platform'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { trackingEvents } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const track = (body: unknown, as?: typeof anna) => t.call('track', { body }, as)

describe('POST /track', () => {
  test('stores events of visitors and signed-in users (S-AUTH-04)', async () => {
    const { userId } = (await t.call('getMe', {}, anna)).answer
    expect((await track({ event: 'LEVELING_TEST_SKIPPED', properties: { lang: 'ENG' } })).status).toBe(204)
    expect((await track({ event: 'COURSE_SELECTED', properties: { totalTime: 3 } }, anna)).status).toBe(204)
    expect(await t.db.select().from(trackingEvents).orderBy(trackingEvents.seq)).toMatchObject([
      { userId: null, event: 'LEVELING_TEST_SKIPPED', properties: { lang: 'ENG' } },
      {
        userId,
        event: 'COURSE_SELECTED',
        properties: { totalTime: 3 },
        createdAt: new Date('2026-11-16T10:00:00Z'),
      },
    ])
  })

  test.each(TrackingEventName.options)(
    'accepts the catalogue event %s (S-USER-19, P-TRACK-10, P-TRACK-12)',
    async (event) => {
      expect((await track({ event, properties: {} }, anna)).status).toBe(204)
    },
  )

  test('refuses unknown events, nested values and too many properties', async () => {
    expect((await track({ event: 'ANYTHING', properties: {} })).status).toBe(422)
    expect((await track({ event: 'PURCHASE', properties: { order: { id: 1 } } })).status).toBe(422)
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`key${n}`, 'x'.repeat(200)]))
    expect((await track({ event: 'PURCHASE', properties: many })).status).toBe(413)
  })

  test('counts calls with invalid tokens', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 260; n++) {
      const { statusCode } = await t.app.inject({
        method: 'POST',
        url: '/api/track?sourceLang=PL&targetLang=ENG',
        remoteAddress: '10.2.0.1',
        headers: { authorization: 'Bearer wrong' },
        payload: { event: 'PURCHASE', properties: {} },
      })
      statuses.add(statusCode)
    }
    expect([...statuses]).toEqual([401, 429])
  })

  test('limits the events of one address per minute', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 260; n++) {
      const { status, problem } = await track({ event: 'PURCHASE', properties: {} })
      statuses.add(status)
      if (status === 429) expect(problem.code).toBe('TOO_MANY_CALLS')
    }
    expect([...statuses]).toEqual([204, 429])
    expect((await t.call('getMe', {}, anna)).status).toBe(200)
  })
})
