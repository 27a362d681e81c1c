import type { Pointer } from '../pointer'
import { removable } from './retention-service'

const now = new Date('2026-11-16T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const release = (version: string, created: number, served: number | null = null) => ({
  name: 'learning',
  version,
  createdAt: daysAgo(created),
  servedUntil: served === null ? null : daysAgo(served),
})
const pointer: Pointer = {
  name: 'learning',
  live: '1.3.0',
  fallback: '1.2.0',
  canary: '1.4.0',
  canaryPercent: 10,
  salt: '',
  updatedAt: now,
  updatedBy: '',
}
const versions = (releases: { version: string }[]) => releases.map((each) => each.version)

test('live, fallback and canary releases stay, however old they are', () => {
  const all = [release('1.2.0', 400), release('1.3.0', 400), release('1.4.0', 400)]
  expect(removable(all, [pointer], now, 30)).toEqual([])
})

test('an old release stays while pages opened with it may still be open', () => {
  const all = [release('1.0.0', 400, 31), release('1.1.0', 400, 29)]
  expect(versions(removable(all, [pointer], now, 30))).toEqual(['1.0.0'])
})

test('a recent release that was never served stays', () => {
  expect(versions(removable([release('2.0.0', 5), release('1.0.0', 40)], [pointer], now, 30))).toEqual([
    '1.0.0',
  ])
})

test('the same version of another name is another release', () => {
  const other = { ...release('1.3.0', 40), name: 'trainers' }
  expect(removable([other], [pointer], now, 30)).toEqual([other])
})
