import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'
import { bucketOf, chooseRelease, renewedEntry } from './choose-release'

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
