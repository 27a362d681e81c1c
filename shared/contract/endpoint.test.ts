import { fillCall, splitCall } from './endpoint'
import { endpoints } from './endpoints'

test('splitCall returns method, path and path parameters', () => {
  expect(splitCall('GET /progress/:courseId/:lessonId/next')).toEqual({
    method: 'GET',
    path: '/progress/:courseId/:lessonId/next',
    params: ['courseId', 'lessonId'],
  })
  expect(splitCall('POST /track').params).toEqual([])
})

test('fillCall encodes path parameters and returns the other values as rest', () => {
  expect(fillCall('GET /course/:id', { id: 'a/b ż', page: 2 })).toEqual({
    method: 'GET',
    path: '/course/a%2Fb%20%C5%BC',
    rest: { page: 2 },
  })
})

const shows = (name: 'getAllProgress' | 'getWordRepetitions' | 'getStats'): readonly string[] =>
  endpoints[name].shows

test('hiding a word refreshes the progress that counts known words', () => {
  for (const write of ['addKnownWord', 'removeKnownWord'] as const) {
    expect(endpoints[write].touches.some((tag) => shows('getAllProgress').includes(tag))).toBe(true)
    expect(endpoints[write].touches.some((tag) => shows('getStats').includes(tag))).toBe(false)
  }
})

test('starting a trial refreshes the words of lessons', () => {
  expect(endpoints.startTrial.touches.some((tag) => shows('getWordRepetitions').includes(tag))).toBe(true)
})
