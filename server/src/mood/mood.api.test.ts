import { admin, anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'
import { userMoods } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(() => t.db.delete(userMoods))

const post = (mood: number, who = anna) => t.call('postMood', { body: { mood } }, who)
const moods = async (who = anna) => (await t.call('getMoods', {}, who)).answer

test('stores a mood from 1 to 5 per person and Warsaw day (S-USER-12, P-ENT-42, L-MOOD-05)', async () => {
  // After midnight in Warsaw, before midnight in UTC.
  t.setNow('2026-11-16T23:30:00Z')
  const { status, answer } = await post(4)
  expect({ status, answer }).toEqual({ status: 201, answer: { mood: 4, date: '2026-11-17' } })
  expect(await moods()).toEqual([{ mood: 4, date: '2026-11-17' }])
  expect(await moods(bartek)).toEqual([])
})

test.each([0, 6, 2.5])('refuses a mood of %p (S-USER-12)', async (mood) => {
  expect((await post(mood)).status).toBe(422)
  expect(await moods()).toEqual([])
})

test('refuses a second mood on the same day and stores the first one (S-USER-13, L-MOOD-03)', async () => {
  t.setNow('2026-11-16T10:00:00Z')
  await post(2)
  const { status, problem } = await post(5)
  expect({ status, name: problem.name }).toEqual({ status: 409, name: 'MoodAlreadySubmittedError' })
  expect(await moods()).toEqual([{ mood: 2, date: '2026-11-16' }])
  t.setNow('2026-11-17T10:00:00Z')
  expect((await post(5)).status).toBe(201)
})

test('50 concurrent submissions store one entry (S-USER-13)', async () => {
  t.setNow('2026-11-16T10:00:00Z')
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => post((at % 5) + 1)))
  const kept = answers.filter(({ status }) => status === 201)
  expect(kept).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await moods()).toEqual([kept[0]?.answer])
})

test('lists the last three months, oldest first (S-USER-12, L-DASH-07)', async () => {
  for (const [day, mood] of [
    ['2026-11-16', 3],
    ['2026-08-15', 1],
    ['2026-08-16', 2],
  ] as const) {
    t.setNow(`${day}T10:00:00Z`)
    await post(mood)
  }
  t.setNow('2026-11-16T10:00:00Z')
  expect(await moods()).toEqual([
    { mood: 2, date: '2026-08-16' },
    { mood: 3, date: '2026-11-16' },
  ])
})

test('imports moods from another system with their dates, each only once (S-USER-12)', async () => {
  t.setNow('2026-11-16T10:00:00Z')
  await post(3)
  const { userId } = (await t.call('getMe', {}, anna)).answer
  const move = (...moods: { mood: number; date: string }[]) =>
    t.call('moveMoods', { body: { userId, moods } }, admin)
  const history = [
    { mood: 5, date: '2026-11-14' },
    { mood: 1, date: '2026-11-16' },
    { mood: 2, date: '2026-11-14' },
  ]
  expect((await move(...history)).answer).toEqual({ stored: 1 })
  expect((await move(...history)).answer).toEqual({ stored: 0 })
  expect(await moods()).toEqual([
    { mood: 5, date: '2026-11-14' },
    { mood: 3, date: '2026-11-16' },
  ])
  expect((await move({ mood: 3, date: '2026-11-17' })).status).toBe(422)
  expect((await t.call('moveMoods', { body: { userId, moods: history } }, anna)).status).toBe(403)
})
