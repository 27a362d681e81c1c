import { learningModes, modeEntry, repetitionModes, repetitionPercent } from './learning-modes'

test('each learning mode is listed once and has a page (P-ENT-52)', () => {
  expect(new Set(learningModes.map(({ mode }) => mode)).size).toBe(learningModes.length)
  for (const { lessonRoute, repetitionRoute } of learningModes)
    expect(lessonRoute ?? repetitionRoute).not.toBeNull()
})

test('each repetition mode has a page', () => {
  for (const path of repetitionModes)
    expect(learningModes.find((each) => each.path === path)?.repetitionRoute).toBeTruthy()
})

test('modeEntry finds a mode by its name', () => {
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
] as const)('repetition progress is %s%% after %j (P-ENT-38)', (percent, modes) => {
  expect(repetitionPercent(modes.map((mode) => ({ mode })))).toBe(percent)
})
