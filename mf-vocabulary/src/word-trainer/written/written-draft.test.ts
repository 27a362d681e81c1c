import { germanWritten, written } from '../session-words.fixture'
import { WrittenDraft } from './written-draft'

const draftOf = ({ word, exerciseData }: ReturnType<typeof written>) =>
  new WrittenDraft({ wordId: word.wordId, ...exerciseData })

test('only a non-empty trimmed answer can be checked (V-WEX-13)', () => {
  const draft = draftOf(written())
  draft.setText('   ')
  expect(draft.ready).toBe(false)
  draft.setText(' receipt ')
  expect(draft.ready).toBe(true)
  expect(draft.given.userInput.text).toBe('receipt')
})

test.each(['Bäckerei', 'die Bäckerei', 'der Bäckerei'])(
  'the German article is fixed regardless of the input: %s (V-WEX-15)',
  (text) => {
    const draft = draftOf(germanWritten())
    expect(draft.article).toBe('die')
    draft.setText(text)
    expect(draft.given.userInput.text).toBe('die Bäckerei')
  },
)

test('an article alone is not an answer (V-WEX-15)', () => {
  const draft = draftOf(germanWritten())
  draft.setText('die ')
  expect(draft.ready).toBe(false)
})

test('a special character replaces the selection', () => {
  const draft = draftOf(germanWritten())
  draft.setText('Backerei')
  draft.insert('ä', 1, 2)
  expect(draft.text).toBe('Bäckerei')
  expect(draft.caret).toEqual({ at: 2 })
})

test('a hint shows the next letter, or that there is a mistake', () => {
  const draft = draftOf(written())
  draft.setText('Rec')
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'letter', letter: { text: 'e', lang: 'ENG' } })
  draft.setText('rex')
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'mistake' })
})
