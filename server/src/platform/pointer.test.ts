import { backTo, type Pointer, toCanary, toLive, versionsOf, withoutCanary } from './pointer'

const move = { who: 'ola', at: new Date('2026-11-16T10:00:00Z'), salt: 'new' }
const pointer: Pointer = {
  name: 'learning',
  live: '1.1.0',
  fallback: '1.0.0',
  canary: '1.2.0',
  canaryPercent: 10,
  salt: 'old',
  updatedAt: new Date(0),
  updatedBy: 'jan',
}

test('releasing to everyone stores the live version as fallback and ends the canary', () => {
  expect(toLive(pointer, 'learning', '1.2.0', move)).toMatchObject({
    live: '1.2.0',
    fallback: '1.1.0',
    canary: null,
    canaryPercent: 0,
    updatedBy: 'ola',
  })
  expect(toLive(undefined, 'learning', '1.0.0', move)).toMatchObject({ live: '1.0.0', fallback: null })
})

test('a version that is already live does not become its own fallback', () => {
  expect(toLive(pointer, 'learning', '1.1.0', move).fallback).toBe('1.0.0')
})

test('extending a canary includes everyone who had it, and another canary selects others', () => {
  expect(toCanary(pointer, '1.2.0', 50, move)).toMatchObject({ canaryPercent: 50, salt: 'old' })
  expect(toCanary(pointer, '1.3.0', 10, move)).toMatchObject({ canary: '1.3.0', salt: 'new', live: '1.1.0' })
})

test('a rollback removes the bad version from live, fallback and canary', () => {
  expect(backTo(pointer, '1.0.0', move)).toMatchObject({ live: '1.0.0', fallback: null, canary: null })
  expect(withoutCanary(pointer, move)).toMatchObject({ live: '1.1.0', fallback: '1.0.0', canary: null })
})

test('lists every version that is served to anyone', () => {
  expect(versionsOf(pointer)).toEqual(['1.1.0', '1.0.0', '1.2.0'])
  expect(versionsOf(undefined)).toEqual([])
})
