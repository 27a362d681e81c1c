import type { User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner } from '@mowka/testing/people'
import { act, renderHook } from '@testing-library/react'
import { reaction } from 'mobx'
import { readStored } from '../storage/raw'
import { SessionStore, session, useSessionScope } from './session-store'

const withMetadata = (change: Partial<User['userMetadata']>): User => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, ...change } }
}

beforeEach(() => localStorage.clear())

test('requests send PL and ENG before any choice of language, and learnLang is null (P-I18N-04, P-I18N-05)', () => {
  const store = new SessionStore()
  expect([store.sourceLang, store.targetLang, store.learnLang]).toEqual(['PL', 'ENG', null])
})

test('the chosen language is stored on the device', () => {
  new SessionStore().setTargetLang('DE')
  expect(readStored(localKeys.targetLang)).toBe('DE')
  expect(readStored(localKeys.sourceLang)).toBe('PL')
  const next = new SessionStore()
  expect([next.targetLang, next.learnLang]).toEqual(['DE', 'DE'])
})

test.each(['"XX"', '{"a":1', 'null', '7', '{}'])('an invalid stored language (%s) is ignored', (text) => {
  localStorage.setItem(localKeys.targetLang, text)
  localStorage.setItem(localKeys.sourceLang, text)
  const store = new SessionStore()
  expect([store.sourceLang, store.targetLang, store.learnLang]).toEqual(['PL', 'ENG', null])
})

test("a new device adopts the account's language, a stored choice is preserved (C52)", () => {
  const store = new SessionStore()
  store.setUser(withMetadata({ learnLang: 'ES' }))
  expect(store.targetLang).toBe('ES')
  expect(readStored(localKeys.targetLang)).toBe('ES')

  store.setTargetLang('FR')
  store.setUser(withMetadata({ learnLang: 'ES' }))
  expect(store.targetLang).toBe('FR')
})

describe('visitor language', () => {
  test('is sent with requests, also from the next page, but is not a choice (P-GUARD-09)', () => {
    const store = new SessionStore()
    store.setVisitorLang('DE')
    expect([store.targetLang, store.learnLang, store.chosenLang]).toEqual(['DE', null, null])
    const next = new SessionStore()
    expect([next.targetLang, next.learnLang]).toEqual(['DE', null])
  })

  test("is replaced by the account's language, which a new device adopts (C52)", () => {
    const store = new SessionStore()
    store.setVisitorLang('DE')
    store.setStatus('authenticated')
    store.setUser(withMetadata({ learnLang: 'ES' }))
    expect([store.targetLang, store.visitorLang]).toEqual(['ES', null])
    expect(new SessionStore().targetLang).toBe('ES')
  })

  test('is the initial language of an account without one (C39, C45)', () => {
    const store = new SessionStore()
    store.setVisitorLang('DE')
    store.setStatus('authenticated')
    store.setUser(withMetadata({ learnLang: null }))
    expect([store.targetLang, store.learnLang]).toEqual(['DE', null])
    store.setTargetLang('IT')
    expect([store.targetLang, store.visitorLang, readStored(localKeys.visitorLang)]).toEqual([
      'IT',
      null,
      null,
    ])
  })

  test("applies while signed out, without changing the returning user's choice", () => {
    const store = new SessionStore()
    store.setTargetLang('FR')
    store.signOut()
    store.setVisitorLang('DE')
    expect(store.targetLang).toBe('DE')
    store.setStatus('authenticated')
    store.setUser(withMetadata({ learnLang: 'FR' }))
    expect([store.targetLang, store.visitorLang]).toEqual(['FR', null])
  })
})

test('reloading an unchanged account does not re-render', () => {
  const store = new SessionStore()
  const drawn = jest.fn()
  const stop = reaction(() => store.user, drawn)
  const user = learner()
  store.setUser(user)
  store.setUser({ ...user, userMetadata: { ...user.userMetadata } })
  expect(drawn).toHaveBeenCalledTimes(1)
  store.setUser({ ...user, givenName: 'Ewa' })
  expect(drawn).toHaveBeenCalledTimes(2)
  stop()
})

test('an account without a language does not set one', () => {
  const store = new SessionStore()
  store.setUser(withMetadata({ learnLang: null }))
  expect([store.targetLang, store.learnLang]).toEqual(['ENG', null])
})

test.each([
  ['SKIPPED', true],
  ['COMPLETED', true],
  ['PENDING', false],
] as const)('isOnboarded with the status %s is %p (P-GUARD-10)', (onboardingStatus, isOnboarded) => {
  const store = new SessionStore()
  store.setUser(withMetadata({ onboardingStatus }))
  expect(store.isOnboarded).toBe(isOnboarded)
})

test('isOnboarded is false without an account (P-GUARD-10)', () => {
  expect(new SessionStore().isOnboarded).toBe(false)
})

test('access covers one language and expires', () => {
  const store = new SessionStore()
  expect(store.accessUntil('ENG')).toBeNull()
  const expiresAt = '2026-03-10T22:59:59.000Z'
  store.setUser(
    learner({
      appMetadata: { trialExpiresAt: null, courseIds: [], languages: [{ targetLang: 'ENG', expiresAt }] },
    }),
  )
  expect(store.accessUntil('ENG', new Date('2026-03-10T22:59:58Z'))).toEqual(new Date(expiresAt))
  expect(store.accessUntil('ENG', new Date('2026-03-10T23:00:00Z'))).toBeNull()
  expect(store.accessUntil('DE', new Date('2026-03-01T00:00:00Z'))).toBeNull()
})

test('the scope consists of the language pair and the user', () => {
  const store = new SessionStore()
  expect(store.scope).toBe('PL:ENG:')
  store.setUser(learner())
  expect(store.scope).toBe('PL:ENG:user-1')
  store.setTargetLang('DE')
  expect(store.scope).toBe('PL:DE:user-1')
  store.signOut()
  expect(store.scope).toBe('PL:DE:')
})

test('each role opens only its own pages', () => {
  const store = new SessionStore()
  expect([store.isAdmin, store.isCompanyAdmin]).toEqual([false, false])
  store.setRoles(['admin'])
  expect([store.isAdmin, store.isCompanyAdmin]).toEqual([true, false])
  store.setRoles(['company-admin'])
  expect([store.isAdmin, store.isCompanyAdmin]).toEqual([false, true])
})

test('preferences and level come from the account, and preferences have defaults', () => {
  const store = new SessionStore()
  expect(store.preferences).toEqual(defaultPreferences)
  expect(store.level).toBeNull()
  store.setUser(withMetadata({ preferences: { ...defaultPreferences, autoplayAnswer: false } }))
  expect(store.preferences.autoplayAnswer).toBe(false)
  expect(store.level).toBe('A2')
  store.setTargetLang('DE')
  expect(store.level).toBeNull()
})

test('signing out clears the user, and the languages only on request', () => {
  const store = new SessionStore()
  store.setStatus('authenticated')
  store.setRoles(['admin'])
  store.setUser(learner())
  store.setTargetLang('DE')
  store.signOut()
  expect([store.status, store.user, store.roles, store.isAuthenticated]).toEqual([
    'anonymous',
    null,
    [],
    false,
  ])
  expect(store.learnLang).toBe('DE')
  store.forgetLanguages()
  expect(store.learnLang).toBeNull()
  expect(readStored(localKeys.targetLang)).toBeNull()
})

test('useSessionScope re-renders a component that is not an observer', () => {
  session.signOut()
  session.forgetLanguages()
  const { result } = renderHook(() => useSessionScope())
  expect(result.current).toBe('PL:ENG:')
  act(() => session.setTargetLang('IT'))
  expect(result.current).toBe('PL:IT:')
})
