import { loadTimeOf } from './load-times'

const file = (name: string, startTime: number, responseEnd: number) => ({ name, startTime, responseEnd })
const entries = [
  file('https://mowka.test/remotes/learning/remoteEntry.1.js', 100, 150),
  file('https://mowka.test/remotes/learning/page-courses.2.js', 110, 190.4),
  file('https://mowka.test/remotes/learning/page-courses.2.js', 191, 191),
  file('https://mowka.test/remotes/learning-more/remoteEntry.js', 0, 900),
  file('http://localhost:4311/remoteEntry.js', 10, 20),
]

test('a remote took from its first request to its last answer, a preloaded file counts once', () => {
  expect(loadTimeOf(entries, 'learning', undefined)).toEqual({ ms: 91, files: 2 })
})

test('an overridden remote is measured where it comes from', () => {
  expect(loadTimeOf(entries, 'learning', 'http://localhost:4311')).toEqual({ ms: 10, files: 1 })
})

test('what was not fetched took no time', () => {
  expect(loadTimeOf(entries, 'admin', undefined)).toBeNull()
})
