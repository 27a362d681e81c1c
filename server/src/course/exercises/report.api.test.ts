import { asc, eq } from 'drizzle-orm'
import { course, exercise, idOf, lesson, seedLibrary } from '../../../testing/library'
import { grant } from '../../../testing/people'
import { anna, bartek, startTestApi, type TestApi } from '../../../testing/test-api'
import { users } from '../../user/tables'
import { reportedBugs } from '../tables'

const path = 'courses/eng/zgloszenia'
const id = idOf(`${path}/lekcja/dom`)
const eager = { name: 'niecierpliwy' }

let t: TestApi
let userId: string
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course(path, { lessons: [lesson(`${path}/lekcja`, { exercises: [exercise(`${path}/lekcja/dom`)] })] }),
    ],
  })
  ;({ userId } = await grant(t, anna, 'ENG'))
  await grant(t, eager, 'ENG')
})
afterAll(() => t.close())
beforeEach(() => t.db.delete(reportedBugs))

const reportId = '01890000-0000-7000-8000-0000000000aa'
const full = { comment: 'Literówka', suggestedAnswer: 'I am at home.', mode: 'WRITING' }
const report = (body: Record<string, unknown> = full, who = anna) =>
  t.call('reportExercise', { id, body }, who)
const kept = () => t.db.select().from(reportedBugs).orderBy(asc(reportedBugs.createdAt))

test('stores a report with its time and the status REPORTED (S-CRS-17, A-EXFO-19, A-ENT-04)', async () => {
  expect(await report()).toMatchObject({ status: 200, answer: { reported: true } })
  expect(await kept()).toEqual([
    {
      id: expect.any(String),
      exerciseId: id,
      userId,
      ...full,
      status: 'REPORTED',
      createdAt: new Date('2026-11-16T10:00:00Z'),
    },
  ])
})

test('stores empty texts of a report as a dash (L-TRN-43)', async () => {
  await report({ mode: 'LISTENING', comment: '  ', suggestedAnswer: '' })
  await report({ mode: 'SPEAKING' })
  for (const row of await kept()) expect([row.comment, row.suggestedAnswer]).toEqual(['-', '-'])
  expect(await kept()).toHaveLength(2)
})

test('stores a repeated report once and limits the rate of reports', async () => {
  const sent = Array.from({ length: 20 }, () => report({ ...full, reportId }))
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(await kept()).toHaveLength(1)
  await report({ ...full, comment: 'inny', reportId }, eager)
  expect((await kept()).map((row) => row.comment)).toEqual(['Literówka'])
})

test('a delayed report has the time it was written, which is never in the future', async () => {
  await report({ ...full, reportedAt: '2026-11-15T08:00:00Z' }, eager)
  await report({ ...full, reportedAt: '2027-11-15T08:00:00Z' }, eager)
  expect((await kept()).map((row) => row.createdAt.toISOString())).toEqual([
    '2026-11-15T08:00:00.000Z',
    '2026-11-16T10:00:00.000Z',
  ])
})

test.each([
  ['no mode', { comment: 'a' }],
  ['a mode without sentences', { ...full, mode: 'AUDIO' }],
  ['a long comment', { ...full, comment: 'x'.repeat(1001) }],
  ['a long answer', { ...full, suggestedAnswer: 'x'.repeat(501) }],
  ['an id of another form', { ...full, reportId: 'mine' }],
])('refuses a report with %s (A-EXFO-20, C46)', async (_, body) => {
  expect((await report(body, eager)).status).toBe(422)
  expect(await kept()).toEqual([])
})

test('accepts reports only from learners with access to the exercise', async () => {
  const { status, problem } = await report(full, bartek)
  expect([status, problem.code]).toEqual([403, 'LESSON_LOCKED'])
  expect((await t.call('reportExercise', { id: 'nowhere', body: full }, bartek)).status).toBe(404)
  expect((await t.call('reportExercise', { id, body: full })).status).toBe(401)
})

test("a report outlives its author's account", async () => {
  const leaving = { name: 'odchodzi' }
  const account = await grant(t, leaving, 'ENG')
  await report(full, leaving)
  await t.db.delete(users).where(eq(users.id, account.userId))
  expect(await kept()).toMatchObject([{ ...full, userId: null }])
})
