import { fetchedFilesOf } from './RemoteRows'

const urls = [
  'https://mowka.test/remotes/learning/remoteEntry.1.js',
  'https://mowka.test/remotes/learning/page-courses.2.js',
  'https://mowka.test/remotes/learning/page-courses.2.js',
  'https://mowka.test/remotes/learning-more/remoteEntry.js',
  'http://localhost:4311/remoteEntry.js',
]

test.each([
  ['learning', undefined, 2],
  ['learning', 'http://localhost:4311', 1],
  ['admin', undefined, 0],
])('the files of %s from %s are counted once each', (remote, override, files) => {
  expect(fetchedFilesOf(urls, remote, override)).toBe(files)
})
