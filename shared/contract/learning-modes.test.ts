import { learningModes } from '@mowka/domain/lesson/learning-modes'
import { repetitionEntries } from '@mowka/domain/lesson/repetition-entry'
import { routes } from './routes'

test('the route of each learning mode ends with the path of the mode (C46)', () => {
  for (const { path, lessonRoute, repetitionRoute } of learningModes) {
    for (const route of [lessonRoute, repetitionRoute]) {
      if (route) expect(routes[route].split('/').at(-1)).toBe(path)
    }
  }
})

test('each page on which a repetition can start is a route', () => {
  expect(Object.keys(routes)).toEqual(expect.arrayContaining([...repetitionEntries]))
})
