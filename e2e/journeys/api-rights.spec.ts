import { read, tokens } from '../control'
import { expect, test } from '../person'

type Problem = { code: string; status: number }

test('the account requires a token, and without one the API responds with a 401 problem', async () => {
  const { access, id } = await tokens('learner@mowka.test')
  const account = await read<{ email: string }>('/api/user/me?sourceLang=PL&targetLang=ENG', access)
  expect(account).toMatchObject({ status: 200, body: { email: 'learner@mowka.test' } })

  const stranger = await read<Problem>('/api/user/me?sourceLang=PL&targetLang=ENG')
  expect(stranger.status).toBe(401)
  expect(stranger.type).toContain('application/problem+json')
  expect(stranger.body.code).toBe('UNAUTHORIZED')

  expect((await read('/api/user/me', id)).status).toBe(401)
})

test("a learner cannot list the panel's courses", async () => {
  const { access } = await tokens('learner@mowka.test')
  expect((await read('/api/course', access)).status).toBe(403)
  const { access: adminAccess } = await tokens('admin@mowka.test')
  expect((await read('/api/course', adminAccess)).status).toBe(200)
})

test('the API serves its description and health', async ({ page, complaints }) => {
  expect((await read('/api/health')).body).toEqual({ status: 'ok' })
  const { body } = await read<{ paths: Record<string, unknown> }>('/api/docs/json')
  expect(Object.keys(body.paths)).toContain('/api/progress/{courseId}/{lessonId}/next')
  await page.goto('/api/docs')
  await expect(page.getByText('Mówka API').first()).toBeVisible()
  complaints.all.length = 0
})
