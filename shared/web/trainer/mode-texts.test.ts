import { learningModes, modeShortcuts, trainerModes } from '@mowka/domain/lesson/learning-modes'
import { expectTextsToMatch } from '@mowka/testing'
import en from './modes/en.json'
import pl from './modes/pl.json'

test('the mode texts have the same keys in both languages', () => {
  expectTextsToMatch(pl, en)
})

test('each mode has a name, each trainer mode a description, and each shortcut a text', () => {
  const { mode, modeShortcut } = pl
  for (const each of learningModes) expect(mode[each.mode].name).not.toBe('')
  for (const each of trainerModes) expect(mode[each.mode].text).not.toBe('')
  for (const { does } of modeShortcuts) expect(modeShortcut[does]).not.toBe('')
})
