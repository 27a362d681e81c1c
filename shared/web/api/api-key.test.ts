import { unstable_serialize } from 'swr'
import { isApiKey, showsAny } from './api-key'
import { optional, read } from './read'
import { keyOf } from './use-reads'

const key = (...parts: Parameters<typeof keyOf>) => unstable_serialize(keyOf(...parts))

test('a call with equal arguments for the same user has the same key', () => {
  expect(key(read('getCourse', { id: 'c1' }), 'u1')).toBe(key(optional('getCourse', { id: 'c1' }), 'u1'))
  expect(key(read('getLesson', { page: 1, limit: 10 }), 's')).toBe(
    key(read('getLesson', { limit: 10, page: 1 }), 's'),
  )
})

test('another call, argument, language or user has another key', () => {
  const keys = [
    key(read('getCourse', { id: 'c1' }), 'PL:ENG:u1'),
    key(read('getAvailableCourse', { id: 'c1' }), 'PL:ENG:u1'),
    key(read('getCourse', { id: 'c2' }), 'PL:ENG:u1'),
    key(read('getCourse', { id: 'c1' }), 'PL:DE:u1'),
    key(read('getCourse', { id: 'c1' }), 'PL:ENG:u2'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('showsAny matches the tags of a key, and no tag for other keys', () => {
  const stats = keyOf(read('getStats'), 's')
  expect(isApiKey(stats)).toBe(true)
  expect(showsAny(stats, ['plans', 'progress'])).toBe(true)
  expect(showsAny(stats, ['plans'])).toBe(false)
  expect(showsAny(stats, [])).toBe(false)
  for (const other of ['getStats', ['getStats'], ['api'], ['other', 'getStats', ['progress'], 's', {}], null])
    expect(showsAny(other, ['progress'])).toBe(false)
})

test('a read without arguments yet has no key', () => {
  expect(keyOf(read('getCourse', null), 's')).toBeNull()
})
