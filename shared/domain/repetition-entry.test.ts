import type { RouteName } from '../contract/routes'
import { repetitionEntry } from './repetition-entry'

test.each<[RouteName[], string | null]>([
  [['repetitionWriting', 'repetitionModeSelector', 'repetitionFlashCards'], 'repetitionModeSelector'],
  [['repetitionWriting', 'repetitionFlashCards'], 'repetitionFlashCards'],
  [['repetitionWriting'], 'repetitionWriting'],
  [['exercises'], null],
])('with the pages %j a repetition begins on %s', (released, entry) => {
  expect(repetitionEntry((name) => released.includes(name))).toBe(entry)
})
