import { unstable_serialize } from 'swr'
import { apiKey, endpointOfKey } from './api-key'

const key = (...parts: Parameters<typeof apiKey>) => unstable_serialize(apiKey(...parts))

test('the same call with the same arguments for the same person is the same answer', () => {
  expect(key('getCourse', { id: 'c1' }, 'PL:ENG:u1')).toBe(key('getCourse', { id: 'c1' }, 'PL:ENG:u1'))
  expect(key('listCourses', { page: 1, limit: 2 }, 's')).toBe(key('listCourses', { limit: 2, page: 1 }, 's'))
})

test('another call, other arguments, another language or person are another answer', () => {
  const keys = [
    key('getCourse', { id: 'c1' }, 'PL:ENG:u1'),
    key('getAvailableCourse', { id: 'c1' }, 'PL:ENG:u1'),
    key('getCourse', { id: 'c2' }, 'PL:ENG:u1'),
    key('getCourse', { id: 'c1' }, 'PL:DE:u1'),
    key('getCourse', { id: 'c1' }, 'PL:ENG:u2'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key tells its call, and keys of something else tell none', () => {
  expect(endpointOfKey(apiKey('getStats', {}, 's'))).toBe('getStats')
  for (const other of ['getStats', ['getStats'], ['api'], ['api', 7], ['other', 'getStats'], null, undefined])
    expect(endpointOfKey(other)).toBe('')
})
