import { at, idOf, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'

let t: TestApi
/** A second instance on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  other = await buildApp({ services: t.services, strictAnswers: true, logLevel: 'fatal' })
})
afterAll(async () => {
  await other.app.close()
  await t.close()
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const courses = async () => (await t.call('getAvailableCourses', {}, anna)).answer.data.map(({ _id }) => _id)

/** Requests a lesson of a language from the other instance with the same token; returns the status. */
async function statusElsewhere(token: string, lesson: string): Promise<number> {
  const response = await other.app.inject({
    method: 'GET',
    url: `/api/lesson/${lesson}/exercises?sourceLang=PL&targetLang=ENG`,
    headers: { authorization: `Bearer ${token}` },
  })
  return response.statusCode
}

describe('permissions are read with each call', () => {
  test('ended or revoked access applies from the next call on every instance (S-CRS-15)', async () => {
    const token = await t.token(anna)
    const lesson = idOf(at.homeFirst)
    await grant(t, anna, 'ENG')
    expect(await statusElsewhere(token, lesson)).toBe(200)
    await grant(t, anna, 'ENG', { until: '2026-11-16T09:59:59Z' })
    expect(await statusElsewhere(token, lesson)).toBe(403)
    await grant(t, anna, 'ENG', { until: '2026-11-20T10:00:00Z' })
    expect(await statusElsewhere(token, lesson)).toBe(200)
    t.setNow('2026-11-20T10:00:00Z')
    expect(await statusElsewhere(token, lesson)).toBe(403)
  })

  test('a granted course is visible immediately, and hidden again when the grant is revoked (C62)', async () => {
    await grant(t, anna, 'ENG', { courseIds: [idOf(at.granted)] })
    expect(await courses()).toContain(idOf(at.granted))
    await grant(t, anna, 'ENG', { courseIds: [] })
    expect(await courses()).not.toContain(idOf(at.granted))
  })

  test('refuses a previously valid token once it has expired (S-AUTH-02)', async () => {
    const expires = Math.floor(Date.now() / 1000) + 2
    t.setNow(new Date())
    const token = await t.token(anna, { claims: { exp: expires } })
    const lesson = idOf(at.homeFirst)
    await grant(t, anna, 'ENG')
    expect(await statusElsewhere(token, lesson)).toBe(200)
    t.setNow(new Date((expires + 1) * 1000))
    while (Date.now() < expires * 1000) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await statusElsewhere(token, lesson)).toBe(401)
  })

  test('uses the roles from the token of each call (S-AUTH-02)', async () => {
    expect((await t.call('listCourses', {}, { ...anna, roles: ['admin'] })).status).toBe(200)
    expect((await t.call('listCourses', {}, anna)).status).toBe(403)
  })
})
