import { startI18n } from '@mowka/kernel/i18n'
import { authorize, provideFirstAnswers, sendRequest, touch } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { fakeApi } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import i18next from 'i18next'
import { ResponseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { sendFirstCalls } from './first-calls'
import { MAX_AGE, provideFirstResponses, seedFromFirstResponses } from './first-responses'

const courses = { name: 'getAvailableCourses', path: '/course/available', args: {} }
const pageData = (at = '/course') =>
  ({
    config: {
      auth: { domain: 'id', clientId: 'web', audience: 'api', rolesClaim: 'roles' },
      interfaceLang: 'pl',
    },
    firstReads: { at, reads: [courses] },
  }) as unknown as PageData
const sent: [url: string, headers: unknown][] = []
let answer: () => Promise<unknown>

/** Sets up a browser with a signed-in user. */
function signedIn(expiresIn = 3600): void {
  const expiresAt = Date.now() / 1000 + expiresIn
  const key = 'signIn.@@auth0spajs@@::web'
  localStorage.setItem(`${key}::@@user@@`, JSON.stringify({ decodedToken: { user: { sub: 'anna' } } }))
  localStorage.setItem(
    `${key}::api::openid`,
    JSON.stringify({ body: { access_token: 'abc', audience: 'api' }, expiresAt }),
  )
}

beforeEach(() => {
  localStorage.clear()
  session.forgetLanguages()
  history.replaceState(null, '', '/course')
  sent.length = 0
  answer = async () => ({ data: ['early'] })
  Object.assign(window, {
    fetch: async (url: string, { headers }: { headers: unknown }) => {
      sent.push([url, headers])
      const found = await answer()
      return { status: found === null ? 500 : 200, json: async () => found }
    },
  })
  AbortSignal.timeout ??= () => new AbortController().signal
  jest.spyOn(performance, 'now').mockReturnValue(1_000)
})
afterEach(() => {
  provideFirstAnswers(null)
  authorize({ token: async () => null, onUnauthorized: () => {} })
  Reflect.deleteProperty(window, 'fetch')
  jest.restoreAllMocks()
})

describe("before the page's code is loaded", () => {
  test("the account and the page's declared reads are requested the way the client would", () => {
    signedIn()
    localStorage.setItem('targetLang', '"DE"')
    localStorage.setItem('interfaceLang', '"en"')
    sendFirstCalls(pageData())
    const headers = { Authorization: 'Bearer abc', 'Accept-Language': 'en' }
    expect(sent).toEqual([
      ['/api/user/me?sourceLang=PL&targetLang=DE', headers],
      ['/api/course/available?sourceLang=PL&targetLang=DE', headers],
    ])
  })

  test('the calls carry a traceparent where the server records traces', () => {
    signedIn()
    window.mowkaTraceparent = () => '00-trace-span-01'
    sendFirstCalls(pageData())
    delete window.mowkaTraceparent
    expect(sent.map(([, headers]) => headers)).toEqual([
      expect.objectContaining({ traceparent: '00-trace-span-01' }),
      expect.objectContaining({ traceparent: '00-trace-span-01' }),
    ])
  })

  test('a cached page for another address requests only the account', () => {
    signedIn()
    sendFirstCalls(pageData('/dashboard'))
    expect(sent.map(([url]) => url)).toEqual(['/api/user/me?sourceLang=PL&targetLang=ENG'])
  })

  test('nothing is sent without a session, with an expiring token, or on the way back from the provider', () => {
    sendFirstCalls(pageData())
    signedIn(30)
    sendFirstCalls(pageData())
    signedIn()
    history.replaceState(null, '', '/course?code=1&state=2')
    sendFirstCalls(pageData())
    expect(sent).toEqual([])
  })
})

describe("after the page's code is loaded", () => {
  const read = () => sendRequest({ method: 'GET', path: '/course/available' })
  const late = { data: [course({ name: 'late' })] }
  let api: ReturnType<typeof fakeApi>

  beforeEach(async () => {
    await startI18n('pl')
    await i18next.changeLanguage('pl')
    api = fakeApi({ getAvailableCourses: late })
    authorize({ token: async () => 'abc', onUnauthorized: () => {} })
    signedIn()
  })
  const start = () => {
    window.mowkaFirstCalls = sendFirstCalls(pageData())
    provideFirstResponses(window)
  }

  test('an early response is used once, without another request', async () => {
    start()
    expect(await read()).toEqual({ data: ['early'] })
    expect(api.sent('getAvailableCourses')).toEqual([])
    expect(await read()).toEqual(late)
  })

  test.each<[string, () => unknown]>([
    ['another person', () => authorize({ token: async () => 'xyz', onUnauthorized: () => {} })],
    ['another language to learn', () => session.setTargetLang('DE')],
    ['another language of the interface', () => i18next.changeLanguage('en')],
    ['a visitor', () => authorize({ token: async () => null, onUnauthorized: () => {} })],
    ['a read after a write', () => touch(['courses'])],
    ['a page that was opened a while ago', () => jest.mocked(performance.now).mockReturnValue(MAX_AGE + 1)],
  ])('%s is not given it', async (_, change) => {
    start()
    await change()
    expect(await read()).toEqual(late)
  })

  test('the first render has the early responses for the user and language, and the page still requests them', async () => {
    start()
    const { cache } = new ResponseCache()
    await seedFromFirstResponses([courses], cache)
    expect([...cache.keys()]).toEqual([expect.stringContaining('getAvailableCourses')])
    expect([...cache.keys()].map((key) => cache.get(key)?.data)).toEqual([{ data: ['early'] }])
    expect(await read()).toEqual({ data: ['early'] })
  })

  test('no response is used for an unknown call, a failed one, or after a write', async () => {
    const { cache } = new ResponseCache()
    start()
    await seedFromFirstResponses([{ ...courses, name: 'getNothing' }], cache)
    touch(['courses'])
    await seedFromFirstResponses([courses], cache)
    answer = async () => null
    start()
    await seedFromFirstResponses([courses], cache)
    expect([...cache.keys()]).toEqual([])
  })

  test('a failed early request is repeated and reports its own error', async () => {
    answer = async () => null
    start()
    expect(await read()).toEqual(late)
    answer = async () => {
      throw new TypeError('Failed to fetch')
    }
    start()
    expect(await read()).toEqual(late)
  })
})
