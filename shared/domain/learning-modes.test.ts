import { routes } from '../contract/routes'
import { LearningMode, RepetitionMode } from '../contract/schemas/progress'
import { learningModes, modeEntry, repetitionModes, repetitionPercent } from './learning-modes'

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

test('the modes of a repetition are those of the contract, each with its own page', () => {
  expect([...repetitionModes].sort()).toEqual([...RepetitionMode.options].sort())
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

test.each([
  [0, []],
  [25, ['writing']],
  [50, ['listening', 'flash-cards']],
  [75, ['writing', 'listening', 'speaking']],
  [100, ['flash-cards', 'writing', 'speaking', 'listening']],
  [25, ['writing', 'writing', 'writing']],
] as const)('P-ENT-38: a repetition is %s%% done after %j', (percent, modes) => {
  expect(repetitionPercent(modes.map((mode) => ({ mode })))).toBe(percent)
})
