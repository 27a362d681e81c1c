import { paths } from '@mowka/contract/routes'
import { cookieNames, localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { browserId, storeOverrides } from '../remotes/releases'
import { workerCaches } from '../service-worker/rules'
import { clearUserData } from '../session/device-owner'
import { LegalPage } from './LegalPage'
import { storedThings } from './stored-things'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
}
const nameOf = (key: string | ((...parts: string[]) => string)) =>
  typeof key === 'string' ? key : key('…', '…')
const listed = (place: string) => storedThings.filter((each) => each.place === place).map(({ name }) => name)

test.each([
  ['cookie', cookieNames],
  ['local', localKeys],
  ['session', sessionKeys],
  ['cache', workerCaches],
] as const)(
  'every name of a %s that the product uses is listed once (P-STORE-01 to P-STORE-10)',
  (place, names) => {
    const used = Object.values(names).map((key) => nameOf(key as string))
    expect(listed(place)).toEqual(expect.arrayContaining(used))
    expect(new Set(listed(place)).size).toBe(listed(place).length)
  },
)

test.each([
  ['pl', 'Co dokładnie zapisujemy'],
  ['en', 'What exactly we store'],
] as const)(
  'the cookie page explains each entry under the name that the browser shows (%s)',
  async (lang, title) => {
    await renderPage(<LegalPage name="cookies" />, {
      route: 'cookies',
      at: paths.cookies(),
      texts,
      user: null,
      lang,
    })
    await screen.findByRole('heading', { level: 2, name: title })
    for (const { name } of storedThings) {
      const entry = screen.getByText(name).closest('li')
      expect(entry?.querySelectorAll('p')).toHaveLength(2)
      expect(entry?.textContent?.length).toBeGreaterThan(name.length + 20)
    }
  },
)

test('keys defined outside of the shared list are listed too', () => {
  localStorage.clear()
  browserId()
  storeOverrides({ learning: 'http://localhost:4311' })
  expect(Object.keys(localStorage).sort()).toEqual([localKeys.browserId, localKeys.remoteOverrides])
  for (const cookie of document.cookie.split('; ')) expect(listed('cookie')).toContain(cookie.split('=')[0])
  storeOverrides({})
})

test('exactly the entries documented as removed on sign-out are removed on sign-out', () => {
  const own = storedThings.filter(({ place, id }) => place === 'local' && id !== 'signIn')
  for (const { name } of own) localStorage.setItem(name, '"x"')
  clearUserData()
  const kept = own.filter(({ kept }) => kept !== 'signOut').map(({ name }) => name)
  expect(Object.keys(localStorage).sort()).toEqual(kept.sort())
})
