import { routes } from '../contract/routes'
import { LearningMode, RepetitionMode } from '../contract/schemas/progress'
import { learningModes, modeEntry, repetitionModes } from './learning-modes'

test('P-ENT-52: every learning mode is in the table once', () => {
  expect(learningModes.map(({ mode }) => mode).sort()).toEqual([...LearningMode.options].sort())
})

test('the last part of a page is the path of its mode (C46)', () => {
  for (const { path, lessonRoute, repetitionRoute } of learningModes) {
    for (const route of [lessonRoute, repetitionRoute]) {
      if (route) expect(routes[route].split('/').at(-1)).toBe(path)
    }
    expect(lessonRoute ?? repetitionRoute).not.toBeNull()
  }
})

test('four modes count for a repetition, each with its own page (P-ENT-38)', () => {
  expect([...repetitionModes].sort()).toEqual([...RepetitionMode.options].sort())
  expect(repetitionModes).toHaveLength(4)
  for (const path of repetitionModes)
    expect(learningModes.find((each) => each.path === path)?.repetitionRoute).toBeTruthy()
})

test('a mode is found by its name', () => {
  expect(modeEntry('FLASH_CARDS')).toMatchObject({
    path: 'flash-cards',
    lessonRoute: null,
    repetitionRoute: 'repetitionFlashCards',
  })
})
