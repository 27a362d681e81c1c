import type { ContentCourse } from '@mowka/contract/schemas/editor/content'
import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths } from '../../testing/learner'
import { course, idOf, seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { courseLessons, courses } from '../course/tables'
import { certificates } from './tables'

const NEW_COURSE = 'courses/eng/nowy'
const UPPER_COURSE = 'courses/eng/wyzej'

let t: TestApi
const ala: TestPerson = { name: 'ala-poziom' }
beforeEach(async () => {
  t = await startTestApi()
  await seed()
})
afterEach(() => t.close())

/** Two courses of A1 with three lessons, one of A2, and more courses. */
const seed = (more: ContentCourse[] = []) => {
  const library = miniLibrary()
  const upper = course(UPPER_COURSE, { levels: ['A2'], position: 3 })
  return seedLibrary(t, { ...library, courses: [...library.courses, upper, ...more] })
}

const id = idOf(paths.course)
const save = (who: TestPerson, { name = 'Ala Kot', isPublic = true, level = 'A1' as const, of = id } = {}) =>
  t.call('saveCertificate', { id: of, level, body: { name, isPublic } }, who)
const levelsOf = async (who: TestPerson, of = id) =>
  (await t.call('getOwnCertificate', { id: of }, who)).answer.levels
const check = (number: string) => t.call('getCertificate', { id: number })

async function finish(who: TestPerson, courseId: string, lessonPath: string, sentences: string[]) {
  const { post, succeed } = await learner(t, who)
  await post('LESSON_STARTED', lessonPath, { courseId: idOf(courseId) })
  await succeed(lessonPath, sentences)
}

async function finishFirstCourse(who: TestPerson) {
  t.setNow('2026-11-16T10:00:00Z')
  await finish(who, paths.course, paths.first, ['a', 'b', 'c'])
  await finish(who, paths.course, paths.second, ['a', 'b', 'c'])
}

async function finishLevel(who: TestPerson) {
  await finishFirstCourse(who)
  await finish(who, paths.other, paths.otherLesson, ['jeden'])
}

test('a level is finished with the last of its courses, and not before', async () => {
  await finishFirstCourse(ala)
  expect(await levelsOf(ala)).toEqual([{ level: 'A1', courses: 2, finished: 1, certificate: null }])
  const { status, problem } = await save(ala)
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'LEVEL_NOT_FINISHED' })
  await finish(ala, paths.other, paths.otherLesson, ['jeden'])
  expect(await levelsOf(ala)).toEqual([{ level: 'A1', courses: 2, finished: 2, certificate: null }])
})

test('a certificate of a level has the totals of its courses, and anyone can check it', async () => {
  await finishLevel(ala)
  const { status, answer } = await save(ala)
  expect(status).toBe(200)
  const { isPublic, ...shown } = answer
  expect(shown).toMatchObject({
    name: 'Ala Kot',
    courseName: 'Angielski A1',
    levels: ['A1'],
    ofLevel: { level: 'A1', courses: [`Kurs ${paths.course}`, `Kurs ${paths.other}`] },
    targetLang: 'ENG',
    lessons: 3,
    sentences: 7,
    finishedOn: '2026-11-16',
  })
  expect((await check(answer.number)).answer).toEqual(shown)
  expect((await levelsOf(ala))[0]?.certificate).toEqual(answer)
  expect((await levelsOf(ala, idOf(paths.other)))[0]?.certificate).toEqual(answer)
})

test('course and level have certificates of their own', async () => {
  await finishLevel(ala)
  const ofLevel = (await save(ala)).answer
  const ofCourse = (await t.call('saveCertificate', { id, body: { name: 'Ala Kot', isPublic: true } }, ala))
    .answer
  expect(ofCourse).toMatchObject({ ofLevel: null, lessons: 2, sentences: 6 })
  await save(ala, { isPublic: false })
  expect((await check(ofLevel.number)).status).toBe(404)
  expect((await check(ofCourse.number)).status).toBe(200)
})

test('the list shows the newest first, and the first course of the level leads to its certificate', async () => {
  await finishLevel(ala)
  const ofCourse = (await t.call('saveCertificate', { id, body: { name: 'Ala Kot', isPublic: true } }, ala))
    .answer
  t.setNow('2026-11-17T10:00:00Z')
  const ofLevel = (await save(ala, { of: idOf(paths.other) })).answer
  const list = async () =>
    (await t.call('getCertificates', {}, ala)).answer.data.map((each) => [
      each.number,
      each.level,
      each.courseId,
    ])
  expect(await list()).toEqual([
    [ofLevel.number, 'A1', id],
    [ofCourse.number, null, id],
  ])
  await t.db.update(courses).set({ archived: true }).where(eq(courses.id, id))
  expect(await list()).toEqual([
    [ofLevel.number, 'A1', idOf(paths.other)],
    [ofCourse.number, null, null],
  ])
})

test('concurrent requests from different courses of a level create one certificate', async () => {
  await finishLevel(ala)
  const ids = [id, idOf(paths.other)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(ala, { of: ids[index % 2] ?? id })),
  )
  expect(new Set(answers.map(({ answer }) => answer.number)).size).toBe(1)
  expect(await t.db.select().from(certificates)).toHaveLength(1)
})

test('a course that joins the level later changes no certificate, but new ones need it', async () => {
  await finishLevel(ala)
  const before = (await save(ala)).answer
  await seed([course(NEW_COURSE, { position: 4 })])
  const after = (await save(ala, { name: 'Alicja Kot' })).answer
  expect(after).toEqual({ ...before, name: 'Alicja Kot' })
  expect(await levelsOf(ala)).toEqual([{ level: 'A1', courses: 3, finished: 2, certificate: after }])
  const ola = { name: 'ola-poziom' }
  await finishLevel(ola)
  expect((await save(ola)).problem.code).toBe('LEVEL_NOT_FINISHED')
})

test.each<[string, (courseId: string) => Promise<unknown>]>([
  ['archived', (courseId) => t.db.update(courses).set({ archived: true }).where(eq(courses.id, courseId))],
  [
    'only for some accounts',
    (courseId) => t.db.update(courses).set({ explicitAccessRequired: true }).where(eq(courses.id, courseId)),
  ],
  ['without lessons', (courseId) => t.db.delete(courseLessons).where(eq(courseLessons.courseId, courseId))],
])('a course that is %s is not needed for its level', async (_, change) => {
  await finishFirstCourse(ala)
  await change(idOf(paths.other))
  expect(await levelsOf(ala)).toMatchObject([{ courses: 1, finished: 1 }])
  const { answer } = await save(ala)
  expect(answer.ofLevel?.courses).toEqual([`Kurs ${paths.course}`])
})

test('a course of two levels counts for both', async () => {
  await t.db
    .update(courses)
    .set({ levels: ['A1', 'A2'] })
    .where(eq(courses.id, idOf(paths.other)))
  await finishLevel(ala)
  expect(await levelsOf(ala, idOf(paths.other))).toMatchObject([
    { level: 'A1', courses: 2, finished: 2 },
    { level: 'A2', courses: 2, finished: 1 },
  ])
})

test('refuses a level that the course does not have', async () => {
  await finishLevel(ala)
  await save(ala)
  expect((await save(ala, { of: idOf(UPPER_COURSE) })).status).toBe(404)
  const pdf = await t.call('getCertificatePdf', { id: idOf(UPPER_COURSE), level: 'A1' }, ala)
  expect(pdf.status).toBe(404)
})

test('the PDF of a level is one page, only for the owner of the certificate', async () => {
  await finishLevel(ala)
  const download = (who: TestPerson) => t.call('getCertificatePdf', { id, level: 'A1' }, who)
  expect((await download(ala)).status).toBe(404)
  await save(ala)
  const names = Array.from({ length: 30 }, (_, index) => `Angielski dla wymagających, część ${index}`)
  await t.db.update(certificates).set({ courses: names, words: 1234, seconds: 123_456 })
  const token = await t.token(ala)
  const response = await t.app.inject({
    url: `/api/course/${id}/certificate/pdf?level=A1`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect((await download({ name: 'obca-poziom' })).status).toBe(404)
})

test('the certificate of a level is deleted with the account', async () => {
  await finishLevel(ala)
  const { number } = (await save(ala)).answer
  await t.call('deleteAccount', { body: { email: `${ala.name}@mowka.test` } }, ala)
  expect((await check(number)).status).toBe(404)
})
