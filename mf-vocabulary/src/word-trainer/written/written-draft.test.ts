import { germanWritten, written } from '../session-words.fixture'
import { WrittenDraft } from './written-draft'

const draftOf = ({ word, exerciseData }: ReturnType<typeof written>) =>
  new WrittenDraft({ wordId: word.wordId, ...exerciseData })

test('V-WEX-13: only a trimmed answer that is not empty can be checked', () => {
  const draft = draftOf(written())
  draft.setText('   ')
  expect(draft.ready).toBe(false)
  draft.setText(' receipt ')
  expect(draft.ready).toBe(true)
  expect(draft.given.userInput.text).toBe('receipt')
})

test.each(['Bäckerei', 'die Bäckerei', 'der Bäckerei'])(
  'V-WEX-15: the German article is fixed, whatever is typed: %s',
  (text) => {
    const draft = draftOf(germanWritten())
    expect(draft.article).toBe('die')
    draft.setText(text)
    expect(draft.given.userInput.text).toBe('die Bäckerei')
  },
)

test('V-WEX-15: an article alone is no answer', () => {
  const draft = draftOf(germanWritten())
  draft.setText('die ')
  expect(draft.ready).toBe(false)
})

test('a special character is put over the selection', () => {
  const draft = draftOf(germanWritten())
  draft.setText('Backerei')
  draft.insert('ä', 1, 2)
  expect(draft.text).toBe('Bäckerei')
  expect(draft.caret).toEqual({ at: 2 })
})

test('a hint tells the next letter, or that there is a mistake', () => {
  const draft = draftOf(written())
  draft.setText('Rec')
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'letter', letter: { text: 'e', lang: 'ENG' } })
  draft.setText('rex')
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'mistake' })
})
