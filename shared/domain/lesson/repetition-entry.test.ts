import { repetitionEntry } from './repetition-entry'

test.each<[string[], string | null]>([
  [['repetitionWriting', 'repetitionModeSelector', 'repetitionFlashCards'], 'repetitionModeSelector'],
  [['repetitionWriting', 'repetitionFlashCards'], 'repetitionFlashCards'],
  [['repetitionWriting'], 'repetitionWriting'],
  [['exercises'], null],
])('with the pages %j released, a repetition starts on %s', (released, entry) => {
  expect(repetitionEntry((name) => released.includes(name))).toBe(entry)
})
