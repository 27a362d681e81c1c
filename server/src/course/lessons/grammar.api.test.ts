import type { Grammar } from '@mowka/contract/schemas/lesson-teaching'
import { eq } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { grant } from '../../../testing/people'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { recordingId } from '../../recording/public'
import { courseLessons, exerciseHints, exercises, hints, lessons } from '../tables'

let t: TestApi
const first = idOf(at.homeFirst)
const last = idOf(at.homeLast)
const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const theHint = idOf(`${at.homeFirst}/hints/the`)
const inAt = idOf(`${at.homeFirst}/hints/in-at`)
const granted = idOf(`${at.granted}/pierwsza`)

beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(async () => {
  await seedLibrary(t)
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z' })
})
afterEach(() => t.empty())
afterAll(() => t.close())

const grammar = async (who: TestPerson = anna, targetLang?: 'DE') =>
  (await t.call('getGrammar', targetLang ? { targetLang } : {}, who)).answer
const introduce = (lessonId: string) =>
  t.db
    .update(lessons)
    .set({ introduction: { title: 'An', rule: '<p>Zasada</p>', rows: [], tip: null, examples: [] } })
    .where(eq(lessons.id, lessonId))
const useHint = (exercise: string, hintId: string) =>
  t.db.insert(exerciseHints).values({ exerciseId: idOf(exercise), hintId, position: 0 })

const lessonIds = ({ lessons }: Grammar) => lessons.map(({ lessonId }) => lessonId)

test('returns lessons with their introductions, and hints in the order of use, sanitized', async () => {
  const { isLocked, lessons, hints } = await grammar()
  expect(isLocked).toBe(false)
  expect(lessons).toEqual([
    {
      lessonId: first,
      courseId: idOf(at.home),
      courseName: 'Dom i miasto',
      level: 'A1',
      name: { target: 'Rooms|At home', source: 'Pokoje|W domu' },
      introduction: {
        title: '<span lang="en">in, at</span>',
        rule: '<p>W pokoju: <em lang="en">in</em>.</p>',
        rows: [
          expect.objectContaining({ form: 'I am in', formRecording: recordingId('ENG', 'I am in') }),
          expect.objectContaining({ form: 'I am at', shortRecording: null }),
        ],
        tip: null,
        examples: [
          expect.objectContaining({ exerciseId: kitchen, answer: 'I cook in the kitchen.', mark: 'in' }),
          expect.objectContaining({ exerciseId: idOf(`${at.homeFirst}/salon`), mark: null }),
        ],
      },
    },
  ])
  expect(hints).toEqual([
    { _id: inAt, content: '<p>in, at</p>', lessonIds: [first] },
    { _id: theHint, content: '<p>the <strong>sofa</strong></p>', lessonIds: [first] },
  ])
})

test('a hint names all lessons that use it, in course order', async () => {
  await useHint(`${at.homeLast}/jeden`, inAt)
  const found = await grammar()
  expect(found.hints[0]).toMatchObject({ _id: inAt, lessonIds: [first, last] })
  expect(lessonIds(found)).toEqual([first, last])
  expect(found.lessons[1]?.introduction).toBeNull()
})

test('inactive hints, sentences and lessons are left out', async () => {
  await introduce(idOf(at.homeInactive))
  await useHint(`${at.homeInactive}/jeden`, theHint)
  await t.db.update(hints).set({ active: false }).where(eq(hints.id, inAt))
  await t.db.update(exercises).set({ active: false }).where(eq(exercises.id, kitchen))
  const found = await grammar()
  expect(lessonIds(found)).toEqual([first])
  expect(found.lessons[0]?.introduction?.examples).toHaveLength(1)
  expect(found.hints).toMatchObject([{ _id: theHint, lessonIds: [first] }])
})

test('a language without access has its lessons without their content (S-CRS-15)', async () => {
  const found = await grammar(bartek)
  expect(found).toMatchObject({
    isLocked: true,
    lessons: [{ lessonId: first, introduction: null }],
    hints: [],
  })
})

test('a course with explicit access is included only for users with a grant, and for admins (S-CRS-16)', async () => {
  await introduce(granted)
  expect(lessonIds(await grammar(anna))).toEqual([first])
  expect(lessonIds(await grammar(admin))).toEqual([granted, first])
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z', courseIds: [idOf(at.granted)] })
  expect(lessonIds(await grammar(anna))).toEqual([granted, first])
})

test('a lesson of several courses is listed once, in the first of them', async () => {
  await t.db.insert(courseLessons).values({ courseId: idOf(at.granted), lessonId: first, position: 5 })
  expect((await grammar(admin)).lessons).toMatchObject([{ lessonId: first, courseId: idOf(at.granted) }])
})

test('a language without introductions and hints has no grammar, and a visitor sees none', async () => {
  expect(await grammar(anna, 'DE')).toEqual({ isLocked: true, lessons: [], hints: [] })
  expect((await t.call('getGrammar', {})).status).toBe(401)
})
