import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

/** Expected in every problem. */
const explained = { title: expect.stringMatching(/^[A-Z]/), detail: expect.stringMatching(/^[A-Z].+\.$/) }

type Sent = { method?: 'GET' | 'POST' | 'PUT'; url: string; payload?: object | string; type?: string }

async function send({ method = 'GET', url, payload, type = 'application/json' }: Sent, as?: TestPerson) {
  const response = await t.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(as ? { authorization: `Bearer ${await t.token(as)}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  return response.json()
}

const invite = {
  method: 'POST',
  url: '/invitation/',
  payload: { inviteeEmail: 'zosia@example.com' },
} as const

describe('every problem has a title and a detail (S-AUTH-06)', () => {
  test.each<[string, number, string, Sent, TestPerson | undefined]>([
    [
      'broken JSON',
      400,
      'FST_ERR_CTP_INVALID_JSON_BODY',
      { method: 'POST', url: '/track', payload: '{' },
      undefined,
    ],
    [
      'an empty body',
      400,
      'FST_ERR_CTP_EMPTY_JSON_BODY',
      { method: 'POST', url: '/track', payload: '' },
      undefined,
    ],
    ['a call without a token', 401, 'UNAUTHORIZED', { url: '/user/me' }, undefined],
    ['a call of admins only', 403, 'FORBIDDEN', { url: '/coupon/gift-cards' }, anna],
    [
      'a locked lesson',
      403,
      'LESSON_LOCKED',
      { url: `/word-repetition?lessonId=${idOf(at.homeFirst)}` },
      bartek,
    ],
    ['an unknown object', 404, 'NOT_FOUND', { url: '/course/nowhere' }, anna],
    ['an unknown route', 404, 'NO_SUCH_CALL', { url: '/nothing' }, undefined],
    [
      'another content type',
      415,
      'FST_ERR_CTP_INVALID_MEDIA_TYPE',
      { method: 'POST', url: '/track', payload: '<a/>', type: 'text/xml' },
      undefined,
    ],
    [
      'an invalid input',
      422,
      'INVALID_INPUT',
      { method: 'POST', url: '/invitation/', payload: { inviteeEmail: 'secret' } },
      anna,
    ],
  ])('the problem for %s has a title and a detail', async (_, status, code, sent, as) => {
    expect(await send(sent, as)).toMatchObject({ status, code, ...explained })
  })

  test('the problem for a stale write has a title and a detail', async () => {
    const payload = { version: 99, tags: ['x'] }
    const url = `/course/${idOf(at.home)}`
    expect(await send({ method: 'PUT', url, payload }, admin)).toMatchObject({
      status: 409,
      code: 'STALE_WRITE',
      ...explained,
    })
  })

  test('the problem for a repeated invitation does not contain the address', async () => {
    await t.call('sendInvitation', { body: invite.payload }, anna)
    const problem = await send(invite, anna)
    expect(problem).toMatchObject({ status: 409, code: 'DUPLICATE_INVITATION', ...explained })
    expect(JSON.stringify(problem)).not.toContain('zosia')
  })

  test('the problem for an invalid input names its fields and none of their values', async () => {
    const payload = { inviteeEmail: 'secret' }
    const { detail } = await send({ method: 'POST', url: '/invitation/', payload }, anna)
    expect(detail).toMatch(/Errors are in: body\/inviteeEmail\.$/)
    expect(detail).not.toContain('secret')
  })
})

test('the API documentation lists the problems of every call', async () => {
  const { paths } = (await t.app.inject('/api/docs/json')).json()
  const operations = Object.values<Record<string, { responses: Record<string, { content?: object }> }>>(
    paths,
  ).flatMap((path) => Object.values(path))
  expect(operations.length).toBeGreaterThan(0)
  for (const { responses } of operations) {
    expect(responses.default?.content).toMatchObject({
      'application/problem+json': {
        schema: { required: expect.arrayContaining(['code', 'title', 'detail']) },
      },
    })
  }
})
