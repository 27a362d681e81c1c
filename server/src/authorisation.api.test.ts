import { splitCall } from '@mowka/shared/contract/endpoint'
import { allEndpoints, type CallName } from '@mowka/shared/contract/endpoints'
import { admin, anna, companyAdmin, type Somebody, startTestApi, type TestApi } from './testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

/** A call with made-up parameters and an empty body: enough to see whether it lets somebody in. */
async function knock(name: CallName, as?: Somebody) {
  const { method, params } = splitCall(allEndpoints[name].call)
  const values = Object.fromEntries(params.map((key) => [key, 'nowhere']))
  return t.call(name, { ...values, ...(method === 'GET' ? {} : { body: {} }) }, as)
}

/** What answers somebody who was let in and asked for nothing sensible. */
const LET_IN = [200, 204, 404, 409, 415, 422]

const names = Object.keys(allEndpoints) as CallName[]

test('every call of the contract is there, and nothing else', () => {
  expect([...t.api.registered.keys()].toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s (S-AUTH-01, S-AUTH-02)', (name) => {
  test('answers each kind of person by what it declares', async () => {
    const access = t.api.registered.get(name)?.who
    const visitor = await knock(name)
    const learner = await knock(name, anna)
    const companyPerson = await knock(name, companyAdmin)
    const editor = await knock(name, admin)

    if (access === 'anyone') expect(LET_IN).toContain(visitor.status)
    else expect(visitor).toMatchObject({ status: 401, problem: { code: 'UNAUTHORIZED' } })

    for (const { status, problem } of [learner, companyPerson]) {
      if (access === 'token') expect(status).toBe(401)
      else if (access === 'admin')
        expect({ status, code: problem.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
      // A list that learners may only read by id refuses to be read whole.
      else expect(name === 'getLesson' ? [403] : LET_IN).toContain(status)
    }
    expect(access === 'token' ? [401] : LET_IN).toContain(editor.status)
  })

  test('refuses a token that is not good', async () => {
    const { method, path } = splitCall(allEndpoints[name].call)
    const response = await t.app.inject({
      method: method as 'GET',
      url: `/api${path.replace(/:\w+/g, 'nowhere')}`,
      headers: { authorization: 'Bearer not.a.token' },
    })
    expect(response.statusCode).toBe(401)
  })
})

test('calls for admins alone are the ones that the documents name, and what became of releases', () => {
  const ofAdmins = [...t.api.registered].filter(([, { who }]) => who === 'admin').map(([name]) => name)
  expect(ofAdmins.toSorted()).toEqual([
    'allowOverrides',
    'createGiftCard',
    'getReleases',
    'grantAccess',
    'importContent',
    'listCourses',
    'listGiftCards',
    'updateCourse',
  ])
})

test('calls without a token are the ones that the documents name (S-AUTH-04, C30)', () => {
  const open = [...t.api.registered].filter(([, { who }]) => who === 'anyone').map(([name]) => name)
  expect(open.toSorted()).toEqual([
    'forbidOverrides',
    'getGiftCardPdf',
    'getProducts',
    'getRecommendedCourses',
    'getRegistry',
    'reportCsp',
    'track',
  ])
})
