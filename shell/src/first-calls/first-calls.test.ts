import { startI18n } from '@mowka/kernel/i18n'
import { authorize, provideFirstAnswers, sendRequest, touch } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { fakeApi } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import i18next from 'i18next'
import { KeptAnswers } from '../kept/kept-answers'
import type { PageData } from '../page-data/page-data'
import { drawFromFirstAnswers, FRESH_FOR, startFirstAnswers } from './first-answers'
import { sendFirstCalls } from './first-calls'

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

/** A browser in which someone is signed in. */
function signedIn(expiresIn = 3600): void {
  const expiresAt = Date.now() / 1000 + expiresIn
  const key = '@@auth0spajs@@::web'
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

describe('before the code of the page is there', () => {
  test('the account and what the page names are requested, as the client would', () => {
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

  test('the page of another address begins with the account alone', () => {
    signedIn()
    sendFirstCalls(pageData('/dashboard'))
    expect(sent.map(([url]) => url)).toEqual(['/api/user/me?sourceLang=PL&targetLang=ENG'])
  })

  test('nothing is sent without a sign-in, with a token that ends, and on the way back from the provider', () => {
    sendFirstCalls(pageData())
    signedIn(30)
    sendFirstCalls(pageData())
    signedIn()
    history.replaceState(null, '', '/course?code=1&state=2')
    sendFirstCalls(pageData())
    expect(sent).toEqual([])
  })
})

describe('when the code is there', () => {
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
    startFirstAnswers(window)
  }

  test('an answer that was requested ahead is given once, without another request', async () => {
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
    ['a page that was opened a while ago', () => jest.mocked(performance.now).mockReturnValue(FRESH_FOR + 1)],
  ])('%s is not given it', async (_, change) => {
    start()
    await change()
    expect(await read()).toEqual(late)
  })

  test('the first drawing has them, for who is here and what they learn, and the page still asks', async () => {
    start()
    const { cache } = new KeptAnswers()
    await drawFromFirstAnswers([courses], cache)
    expect([...cache.keys()]).toEqual([expect.stringContaining('getAvailableCourses')])
    expect([...cache.keys()].map((key) => cache.get(key)?.data)).toEqual([{ data: ['early'] }])
    expect(await read()).toEqual({ data: ['early'] })
  })

  test('nothing is drawn of a call that this shell does not know, of one that failed, and after a write', async () => {
    const { cache } = new KeptAnswers()
    start()
    await drawFromFirstAnswers([{ ...courses, name: 'getNothing' }], cache)
    touch(['courses'])
    await drawFromFirstAnswers([courses], cache)
    answer = async () => null
    start()
    await drawFromFirstAnswers([courses], cache)
    expect([...cache.keys()]).toEqual([])
  })

  test('what failed ahead is requested again, and says itself why it fails', async () => {
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
