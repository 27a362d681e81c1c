import {
  learningModes,
  modeEntry,
  modeShortcuts,
  repetitionModeOf,
  repetitionModes,
  repetitionPercent,
  tileModes,
  trainerModes,
} from './learning-modes'

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

test('trainerModes contains every mode except audio', () => {
  expect(trainerModes.map(({ mode }) => mode)).toEqual([
    'CONTENT_PREVIEW',
    'FLASH_CARDS',
    'LISTENING',
    'SPEAKING',
    'WRITING',
  ])
})

test('tileModes sorts the tiles of a lesson and of a repetition by rank (L-LMS-01, L-RMS-01)', () => {
  const names = (place: Parameters<typeof tileModes>[0]) => tileModes(place).map(({ mode }) => mode)
  expect(names('lessonTile')).toEqual(['WRITING', 'LISTENING', 'SPEAKING', 'CONTENT_PREVIEW'])
  expect(names('repetitionTile')).toEqual(['FLASH_CARDS', 'LISTENING', 'SPEAKING', 'WRITING'])
})

test('a mode has a tile only if it has a page there', () => {
  for (const { lessonTile, lessonRoute } of learningModes)
    if (lessonTile !== null) expect(lessonRoute).not.toBeNull()
  for (const { repetitionTile, repetitionRoute } of learningModes)
    if (repetitionTile !== null) expect(repetitionRoute).not.toBeNull()
})

test('repetitionModeOf returns the path of a mode, or null if its repetitions are not counted', () => {
  expect(repetitionModeOf('FLASH_CARDS')).toBe('flash-cards')
  expect(repetitionModeOf('CONTENT_PREVIEW')).toBeNull()
})

test('each shortcut name belongs to one mode', () => {
  const names = modeShortcuts.map(({ does }) => does)
  expect(new Set(names).size).toBe(names.length)
})
