import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'
import { renewedEntry } from './renewed-entry'

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

test('with the same shell people get what the registry says now', () => {
  const now = entry('3.0.0', '2.0.0')
  expect(renewedEntry(entry('2.0.0'), now, true, live)).toBe(now)
})

test.each([true, false])('the same release stays as it is (same shell: %s)', (isForThisShell) => {
  expect(renewedEntry(entry('2.0.0'), entry('2.0.0', '1.0.0'), isForThisShell, live)).toBe('same')
})

test('with another shell a release that the page does not know is not for this page', () => {
  expect(renewedEntry(entry('2.0.0', '1.9.0'), entry('3.0.0', '2.0.0'), false, live)).toBe('outdated')
  expect(renewedEntry(entry('2.0.0'), entry('2.0.0', null, '2.1.0'), false, canary)).toBe('outdated')
})

test('with another shell a roll-back helps when the page knows the release, and brings nothing else along', () => {
  expect(renewedEntry(entry('2.0.0', '1.9.0', '2.1.0'), entry('1.9.0', '1.8.0'), false, live)).toEqual(
    entry('1.9.0'),
  )
  expect(renewedEntry(entry('2.0.0', '1.9.0', '2.1.0'), entry('2.0.0', '1.9.0'), false, canary)).toEqual(
    entry('2.0.0', '1.9.0'),
  )
})
