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
