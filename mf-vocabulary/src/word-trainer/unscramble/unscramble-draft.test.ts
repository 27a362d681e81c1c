import { germanWritten, unscramble } from '../session-words.fixture'
import { UnscrambleDraft } from './unscramble-draft'

const looking = () => {
  const { word, exerciseData } = unscramble()
  return new UnscrambleDraft({
    wordId: word.wordId,
    prompt: { text: 'szukać', lang: 'PL' },
    letters: exerciseData.scrambledLetters,
    correctAnswer: exerciseData.correctAnswer,
  })
}
const typed = (draft: UnscrambleDraft, text: string) => {
  for (const character of text) draft.type(character)
}

test('each letter is used once (V-WEX-16)', () => {
  const draft = looking()
  typed(draft, 'lll')
  expect(draft.letters).toEqual(['l'])
  const [place = -1] = draft.placed
  draft.press(place)
  expect(draft.letters).toEqual(['l'])
})

test('an underscore stands for a space (V-WEX-17)', () => {
  const draft = looking()
  typed(draft, 'look for')
  expect(draft.letters.join('')).toBe('look_for')
  expect(draft.given.userInput).toEqual({ text: 'look for', lang: 'ENG' })
})

test('a German article is fixed, and its letters are not in the pool (V-WEX-15)', () => {
  const { word, exerciseData } = germanWritten()
  const draft = new UnscrambleDraft({
    wordId: word.wordId,
    prompt: exerciseData.prompt,
    letters: [...'Bckereiä'],
    correctAnswer: exerciseData.correctAnswer,
  })
  expect(draft.article).toBe('die')
  typed(draft, 'bäckerei')
  expect(draft.given.userInput.text).toBe('die Bäckerei')
})

test('the last letter, any letter and all letters can be put back', () => {
  const draft = looking()
  typed(draft, 'look')
  draft.backspace()
  expect(draft.letters.join('')).toBe('loo')
  draft.putBack(0)
  expect(draft.letters.join('')).toBe('oo')
  draft.clear()
  expect(draft.ready).toBe(false)
})

test('a hint points to the next letter or to the first wrong one until the next move', () => {
  const draft = looking()
  typed(draft, 'look')
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'letter', letter: { text: ' ', lang: 'ENG' } })
  expect(draft.task.letters[draft.nextHint ?? -1]).toBe('_')
  typed(draft, 'f')
  expect(draft.hintNote).toBeNull()
  expect(draft.nextHint).toBeNull()
  draft.hint()
  expect(draft.hintNote).toEqual({ kind: 'mistake' })
  expect(draft.mistakeAt).toBe(4)
})
