import { anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

test("refuses a character that the database can't store, in a path and in JSON", async () => {
  expect((await t.call('getCourse', { id: 'a\0b' }, anna)).status).toBe(422)
  const body = { event: 'PURCHASE', properties: { order: 'a\0b' } }
  expect((await t.call('track', { body })).status).toBe(422)
})
