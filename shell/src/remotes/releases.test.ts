import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'
import {
  bucketOf,
  chooseRelease,
  renewedEntry,
  startOverrides,
  storedOverrides,
  storeOverrides,
  withOverrides,
} from './releases'

const learning = 'http://localhost:4311'
const release = {
  version: '1.0.0',
  entry: 'e.js',
  integrity: {},
  pages: { courses: [] },
  widgets: {},
  texts: {},
  needs: {},
}
const entry = { live: release, fallback: release, canary: { ...release, percent: 10 }, salt: 's' }

beforeEach(() => {
  storeOverrides({})
  history.replaceState(null, '', '/')
})

test('an overridden remote comes from its development server, without canary or fallback', () => {
  const registry = withOverrides(
    { learning: entry, admin: entry },
    { learning, fresh: 'http://localhost:4317' },
  )
  expect(registry.learning).toMatchObject({
    live: { version: 'dev', entry: `${learning}/remoteEntry.js`, integrity: {} },
    fallback: null,
    canary: null,
  })
  expect(registry.admin).toBe(entry)
  expect(registry.fresh?.live.entry).toBe('http://localhost:4317/remoteEntry.js')
})

test('an override in the address is stored for the browser and removed from the address', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}&x=1`)
  expect(startOverrides('active')).toEqual({ learning })
  expect(storedOverrides()).toEqual({ learning })
  expect(location.search).toBe('?x=1')
  expect(document.cookie).toContain('mowka-overridden=1')
  expect(startOverrides('active')).toEqual({ learning })
})

test('without permission nothing is stored or active', () => {
  history.replaceState(null, '', `/course?mf.learning=${learning}`)
  expect(startOverrides('none')).toEqual({})
  expect(storedOverrides()).toEqual({})
})

test('without the development shell overrides are inactive but stored', () => {
  storeOverrides({ learning })
  expect(startOverrides('allowed')).toEqual({})
  expect(storedOverrides()).toEqual({ learning })
})

test('removing the last override informs the server', () => {
  storeOverrides({ learning })
  history.replaceState(null, '', '/course?mf.learning=')
  expect(startOverrides('active')).toEqual({})
  expect(document.cookie).not.toContain('mowka-overridden')
})

describe('choosing a release', () => {
  const release = (version: string): LoadableRelease => ({
    version,
    entry: 'remoteEntry.js',
    integrity: {},
    pages: {},
    widgets: {},
    texts: {},
    needs: {},
  })
  const people = Array.from({ length: 2000 }, (_, index) => `person-${index}`)

  test('a 10% canary reaches about ten percent of browsers, and the same ones every time', () => {
    const entry = {
      live: release('1.0.0'),
      fallback: null,
      canary: { ...release('1.1.0'), percent: 10 },
      salt: 'a',
    }
    const chosen = people.filter((who) => chooseRelease(entry, 'learning', who).version === '1.1.0')
    expect(chosen.length).toBeGreaterThan(140)
    expect(chosen.length).toBeLessThan(260)
    expect(people.filter((who) => chooseRelease(entry, 'learning', who).version === '1.1.0')).toEqual(chosen)
  })

  test('without a canary or at 0% everyone gets the live release, at 100% everyone the canary', () => {
    const at = (percent: number) => ({
      live: release('1.0.0'),
      fallback: null,
      canary: { ...release('1.1.0'), percent },
      salt: 'a',
    })
    for (const who of people) {
      expect(chooseRelease({ ...at(0), canary: null }, 'learning', who).version).toBe('1.0.0')
      expect(chooseRelease(at(0), 'learning', who).version).toBe('1.0.0')
      expect(chooseRelease(at(100), 'learning', who).version).toBe('1.1.0')
    }
  })

  test('another salt or remote selects other browsers', () => {
    const first = people.filter((who) => bucketOf('a', 'learning', who) < 10)
    expect(first).not.toEqual(people.filter((who) => bucketOf('b', 'learning', who) < 10))
    expect(first).not.toEqual(people.filter((who) => bucketOf('a', 'trainers', who) < 10))
  })

  describe('renewed entry', () => {
    const release = (version: string): LoadableRelease => ({
      version,
      entry: `remoteEntry.${version}.js`,
      integrity: {},
      pages: {},
      widgets: {},
      texts: {},
      needs: {},
    })
    const entry = (
      live: string,
      fallback: string | null = null,
      canary: string | null = null,
    ): RegistryEntry => ({
      live: release(live),
      fallback: fallback === null ? null : release(fallback),
      canary: canary === null ? null : { ...release(canary), percent: 100 },
      salt: 's',
    })
    const live = (each: RegistryEntry) => each.live
    const canary = (each: RegistryEntry) => each.canary ?? each.live

    test('with the same shell the current registry entry is used', () => {
      const now = entry('3.0.0', '2.0.0')
      expect(renewedEntry(entry('2.0.0'), now, true, live)).toBe(now)
    })

    test.each([true, false])('an unchanged release is kept as is (same shell: %s)', (isForThisShell) => {
      expect(renewedEntry(entry('2.0.0'), entry('2.0.0', '1.0.0'), isForThisShell, live)).toBe('same')
    })

    test('with another shell an unknown release makes this page outdated', () => {
      expect(renewedEntry(entry('2.0.0', '1.9.0'), entry('3.0.0', '2.0.0'), false, live)).toBe('outdated')
      expect(renewedEntry(entry('2.0.0'), entry('2.0.0', null, '2.1.0'), false, canary)).toBe('outdated')
    })

    test('with another shell a rollback to a known release is used, without fallback or canary', () => {
      expect(renewedEntry(entry('2.0.0', '1.9.0', '2.1.0'), entry('1.9.0', '1.8.0'), false, live)).toEqual(
        entry('1.9.0'),
      )
      expect(renewedEntry(entry('2.0.0', '1.9.0', '2.1.0'), entry('2.0.0', '1.9.0'), false, canary)).toEqual(
        entry('2.0.0', '1.9.0'),
      )
    })
  })
})
