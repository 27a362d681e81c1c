import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

describe('POST /admin/access', () => {
  const expiresAt = '2027-01-01T00:00:00.000Z'

  test('sets a language access and the granted courses (C62, S-AUTH-02)', async () => {
    const { userId } = (await t.call('getMe', {}, anna)).answer
    const body = { userId, targetLang: 'ENG', expiresAt, courseIds: [idOf(at.granted)] }
    expect((await t.call('grantAccess', { body }, anna)).status).toBe(403)
    const { answer } = await t.call('grantAccess', { body }, admin)
    expect(answer.appMetadata).toMatchObject({
      languages: [{ targetLang: 'ENG', expiresAt }],
      courseIds: [idOf(at.granted)],
    })
  })

  test('preserves the granted courses if none are given, and removes them for an empty list', async () => {
    const { userId } = (await t.call('getMe', {}, anna)).answer
    const grant = (courseIds?: string[]) =>
      t.call('grantAccess', { body: { userId, targetLang: 'DE', expiresAt, courseIds } }, admin)
    expect((await grant()).answer.appMetadata).toMatchObject({ courseIds: [idOf(at.granted)] })
    expect((await grant([])).answer.appMetadata.courseIds).toEqual([])
  })

  test('returns 404 for an unknown account and 422 for an unknown course', async () => {
    const { userId } = (await t.call('getMe', {}, anna)).answer
    const grant = (change: object) =>
      t.call('grantAccess', { body: { userId, targetLang: 'ENG', expiresAt, ...change } }, admin)
    expect((await grant({ userId: 'nobody' })).status).toBe(404)
    expect((await grant({ courseIds: ['nowhere'] })).status).toBe(422)
  })
})
