import type { LoadableRelease } from '@mowka/contract/schemas/platform'
import { bucketOf, chooseRelease } from './choose-release'

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
