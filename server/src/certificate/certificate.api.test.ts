import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths } from '../../testing/learner'
import { idOf, seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { courses } from '../course/tables'
import { certificates } from './tables'

let t: TestApi
const ala: TestPerson = { name: 'ala-certyfikat' }
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
  await finishCourse(ala)
})
beforeEach(() => t.db.delete(certificates))
afterAll(() => t.close())

const id = idOf(paths.course)
const save = (who: TestPerson, { name = 'Ala Kot', isPublic = true } = {}) =>
  t.call('saveCertificate', { id, body: { name, isPublic } }, who)
const own = async (who: TestPerson) => (await t.call('getOwnCertificate', { id }, who)).answer.certificate
const check = (number: string) => t.call('getCertificate', { id: number })

/** Finishes both lessons of the course on 16 November, the last of them after midnight in Warsaw. */
async function finishCourse(who: TestPerson) {
  t.setNow('2026-11-16T10:00:00Z')
  const { post, succeed } = await learner(t, who)
  await post('LESSON_STARTED', paths.first, { courseId: id })
  await succeed(paths.first, ['a', 'b', 'c'])
  t.setNow('2026-11-16T23:30:00Z')
  const createdAt = '2026-11-16T23:30:00.000Z'
  await post('LESSON_STARTED', paths.second, { courseId: id, createdAt })
  for (const name of ['a', 'b', 'c']) {
    await post('EXAMPLE_SUCCESS', paths.second, {
      createdAt,
      payload: { exerciseId: idOf(`${paths.second}/${name}`), learningMode: 'WRITING' },
    })
  }
}

test('returns the totals of a course, with days in Warsaw', async () => {
  const { answer } = await t.call('getCourseResult', { courseId: id }, ala)
  expect(answer).toMatchObject({
    finishedAt: '2026-11-16T23:30:00.000Z',
    sentences: 6,
    days: 2,
    bestRun: { length: 6, lessonId: idOf(paths.second) },
  })
})

test('creates a certificate of a finished course that anyone can check without an account', async () => {
  expect(await own(ala)).toBeNull()
  const { status, answer } = await save(ala)
  const { isPublic, ...shown } = answer
  expect(status).toBe(200)
  expect(await own(ala)).toEqual(answer)
  const checked = await check(answer.number)
  expect(checked.answer).toEqual(shown)
  expect(shown).toMatchObject({ name: 'Ala Kot', lessons: 2, sentences: 6, finishedOn: '2026-11-17' })
})

test('the check accepts a number in lower case with prefix and dashes, and is not indexed', async () => {
  const { number } = (await save(ala)).answer
  const typed = `mw-${number.toLowerCase().match(/.{4}/g)?.join('-')}`
  const { statusCode: status, headers } = await t.app.inject({ url: `/api/certificate/${typed}` })
  expect({ status, robots: headers['x-robots-tag'] }).toEqual({ status: 200, robots: 'noindex' })
  expect((await check(typed)).answer.number).toBe(number)
})

test('the check cannot tell a certificate that was turned off from an unknown one', async () => {
  const { number } = (await save(ala)).answer
  await save(ala, { isPublic: false })
  const off = await check(number)
  const unknown = await check('0000000000000000')
  const malformed = await check('nowhere')
  for (const { status, problem } of [off, unknown, malformed]) {
    expect({ status, code: problem.code, detail: problem.detail }).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      detail: unknown.problem.detail,
    })
  }
  expect((await own(ala))?.isPublic).toBe(false)
})

test('renaming a certificate changes neither its number nor the data of the course', async () => {
  const before = (await save(ala)).answer
  await t.db.update(courses).set({ name: 'Inna nazwa' })
  const after = (await save(ala, { name: 'Alicja Kot-Myszka' })).answer
  expect(after).toEqual({ ...before, name: 'Alicja Kot-Myszka' })
})

test('concurrent requests create one certificate', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(ala)))
  expect(new Set(answers.map(({ answer }) => answer.number)).size).toBe(1)
})

test('lists only the own certificates, with the course that leads to each while it can be seen', async () => {
  const list = async (who: TestPerson) => (await t.call('getCertificates', {}, who)).answer.data
  expect(await list(ala)).toEqual([])
  const { number, courseName } = (await save(ala, { isPublic: false })).answer
  const row = {
    number,
    courseName,
    targetLang: 'ENG',
    finishedOn: '2026-11-17',
    isPublic: false,
    level: null,
    courseId: id,
  }
  expect(await list(ala)).toEqual([row])
  expect(await list({ name: 'obca' })).toEqual([])
  const setCourse = (change: Partial<typeof courses.$inferInsert>) =>
    t.db.update(courses).set(change).where(eq(courses.id, id))
  for (const [hidden, shown] of [
    [{ archived: true }, { archived: false }],
    [{ explicitAccessRequired: true }, { explicitAccessRequired: false }],
  ] as const) {
    await setCourse(hidden)
    expect(await list(ala)).toEqual([{ ...row, courseId: null }])
    await setCourse(shown)
  }
  expect(await list(ala)).toEqual([row])
})

test('refuses a certificate of an unfinished course', async () => {
  const ola = { name: 'ola-certyfikat' }
  const { succeed } = await learner(t, ola)
  await succeed(paths.first, ['a', 'b', 'c'])
  const { status, problem } = await save(ola)
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'COURSE_NOT_FINISHED' })
})

test.each(['', 'Zobacz www.evil.test', '<b>Ala</b>', 'A'.repeat(61)])(
  'refuses "%s" as the name on a certificate',
  async (name) => expect((await save(ala, { name })).status).toBe(422),
)

test('the PDF is one page, only for the owner of the certificate', async () => {
  const download = (who: TestPerson) => t.call('getCertificatePdf', { id }, who)
  expect((await download(ala)).status).toBe(404)
  await save(ala, { name: 'Maksymiliana Aleksandra Konstantynopolska-Wielowiejska' })
  const token = await t.token(ala)
  const response = await t.app.inject({
    url: `/api/course/${id}/certificate/pdf`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect((await download({ name: 'obca' })).status).toBe(404)
})
