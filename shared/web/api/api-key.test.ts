import { unstable_serialize } from 'swr'
import { isApiKey, showsAny } from './api-key'
import { optional, read } from './read'
import { keyOf } from './use-reads'

const key = (...parts: Parameters<typeof keyOf>) => unstable_serialize(keyOf(...parts))

test('the same call with the same arguments for the same person is the same answer', () => {
  expect(key(read('getCourse', { id: 'c1' }), 'u1')).toBe(key(optional('getCourse', { id: 'c1' }), 'u1'))
  expect(key(read('getLesson', { page: 1, limit: 10 }), 's')).toBe(
    key(read('getLesson', { limit: 10, page: 1 }), 's'),
  )
})

test('another call, other arguments, another language or person are another answer', () => {
  const keys = [
    key(read('getCourse', { id: 'c1' }), 'PL:ENG:u1'),
    key(read('getAvailableCourse', { id: 'c1' }), 'PL:ENG:u1'),
    key(read('getCourse', { id: 'c2' }), 'PL:ENG:u1'),
    key(read('getCourse', { id: 'c1' }), 'PL:DE:u1'),
    key(read('getCourse', { id: 'c1' }), 'PL:ENG:u2'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key shows what its read shows, and keys of something else show nothing', () => {
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
