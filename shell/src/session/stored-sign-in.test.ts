import { hasTokens, isReturning, readOtherTab, readStoredSignIn } from './stored-sign-in'

const settings = { authorizationParams: { audience: 'api' } }
const PERSON = 'signIn.@@auth0spajs@@::web::@@user@@'
const TOKEN = 'signIn.@@auth0spajs@@::web::api::openid profile'
const now = Date.parse('2026-03-01T12:00:00Z')
const user = { sub: 'auth0|anna' }
const token = (change: object = {}, expiresAt = now / 1000 + 3600) =>
  JSON.stringify({ body: { access_token: 'abc', audience: 'api', ...change }, expiresAt })

const read = (stored: Record<string, string>) => {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  return readStoredSignIn(settings, now)
}
const person = JSON.stringify({ id_token: 'x', decodedToken: { user } })

test.each([
  ['person and token', { [PERSON]: person, [TOKEN]: token() }, { claims: user, token: 'abc' }],
  ['no token', { [PERSON]: person }, { claims: user, token: null }],
  [
    'a token that ends within a minute',
    { [PERSON]: person, [TOKEN]: token({}, now / 1000 + 59) },
    { claims: user, token: null },
  ],
  [
    'a token that ends in a minute to the second',
    { [PERSON]: person, [TOKEN]: token({}, now / 1000 + 60) },
    { claims: user, token: null },
  ],
  [
    'a token that ends a second later',
    { [PERSON]: person, [TOKEN]: token({}, now / 1000 + 61) },
    { claims: user, token: 'abc' },
  ],
  [
    'a token without an end',
    { [PERSON]: person, [TOKEN]: JSON.stringify({ body: { access_token: 'abc', audience: 'api' } }) },
    { claims: user, token: null },
  ],
  [
    'a token for another API',
    { [PERSON]: person, [TOKEN]: token({ audience: 'other' }) },
    { claims: user, token: null },
  ],
  [
    'nothing but the means to renew',
    { [PERSON]: person, [TOKEN]: token({ access_token: undefined }) },
    { claims: user, token: null },
  ],
  ['nothing', {}, 'nobody'],
  ['a token without its person', { [TOKEN]: token() }, 'unclear'],
  ['what is not as expected', { [PERSON]: '{"new": "format"}' }, 'unclear'],
  ['what is no JSON', { [PERSON]: 'x' }, 'unclear'],
  ['null', { [PERSON]: 'null' }, 'unclear'],
] as const)('a stored sign-in is read: %s (P-AUTH-08)', (_, stored, expected) => {
  expect(read(stored as unknown as Record<string, string>)).toEqual(expected)
})

test('a sign-in that the SDK stored under its own keys continues under ours (P-AUTH-08)', () => {
  const sdkKey = (key: string) => key.slice('signIn.'.length)
  expect(read({ [sdkKey(PERSON)]: person, [sdkKey(TOKEN)]: token() })).toEqual({ claims: user, token: 'abc' })
  expect(Object.keys(localStorage).sort()).toEqual([PERSON, TOKEN])
  expect(readStoredSignIn(settings, now)).toEqual({ claims: user, token: 'abc' })
})

test.each([
  ['?code=a&state=b', true],
  ['?state=b&error=access_denied', true],
  ['?code=a', false],
  ['?state=b', false],
  ['?postcode=a&state=b', false],
  ['', false],
])('a redirect back from the provider is detected: %s', (query, expected) => {
  expect(isReturning(query)).toBe(expected)
})

test('tokens are detected by their keys', () => {
  localStorage.clear()
  expect(hasTokens()).toBe(false)
  localStorage.setItem('basket', '[]')
  expect(hasTokens()).toBe(false)
  localStorage.setItem(PERSON, '{}')
  expect(hasTokens()).toBe(true)
})

describe('sign-in changes in another tab', () => {
  const personKey = 'signIn.@@auth0spajs@@::client::@@user@@'
  const person = (sub: string) => JSON.stringify({ id_token: 'x', decodedToken: { user: { sub } } })
  const none = () => false
  const some = () => true

  test.each([
    ['tokens that are gone', { key: personKey, newValue: null }, 'anna', none, 'signed out'],
    ['a storage that was emptied', { key: null, newValue: null }, 'anna', none, 'signed out'],
    ['one of several tokens that is gone', { key: personKey, newValue: null }, 'anna', some, null],
    ['the same person again', { key: personKey, newValue: person('anna') }, 'anna', some, null],
    [
      'someone else',
      { key: personKey, newValue: person('bartek') },
      'anna',
      some,
      'signed in as someone else',
    ],
    ['a key of the product', { key: 'basket', newValue: null }, 'anna', none, null],
    ['anything while nobody is here', { key: personKey, newValue: person('bartek') }, undefined, some, null],
  ] as const)('%s', (_, event, subject, tokens, expected) => {
    expect(readOtherTab(event, subject, tokens)).toBe(expected)
  })
})
