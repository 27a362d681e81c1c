import { learningModes, modeShortcuts, trainerModes } from '@mowka/domain/lesson/learning-modes'
import { expectTextsToMatch } from '@mowka/testing'
import { withModeTexts } from './mode-texts'
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

test('withModeTexts adds the mode texts to those of a remote', async () => {
  const own = async () => ({ default: { title: 'Lekcja' } })
  const { default: texts } = await withModeTexts({ pl: own, en: own }).pl()
  expect(texts).toMatchObject({ title: 'Lekcja', mode: { WRITING: { name: 'Pisanie' } } })
})
