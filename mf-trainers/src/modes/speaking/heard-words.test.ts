import { judge } from '@mowka/shared/domain/judge/judge'
import { overlayOf } from './heard-words'

/** What was heard, compared as the server compares it. */
function overlay(sentence: string, heard: string, lang: 'DE' | 'ENG' = 'ENG') {
  const { pieces } = judge({
    input: heard,
    answer: sentence,
    alternatives: [],
    mistakes: [],
    lang,
    question: '',
    words: null,
    exact: true,
  })
  const { words, extra } = overlayOf(pieces)
  const told = words.map(({ text, mark, heard }) => `${text}:${mark}${heard && ` ${heard}`}`)
  return { told, extra, texts: words.map(({ text }) => text) }
}

test('each word was said, is missing, or was heard as another one', () => {
  const { told } = overlay(
    'Entschuldigung, wie komme ich zum Bahnhof?',
    'entschuldigung wie komme zu bahnhof',
    'DE',
  )
  expect(told).toEqual([
    'Entschuldigung,:said',
    'wie:said',
    'komme:said',
    'ich:missing',
    'zum:different zu',
    'Bahnhof?:said',
  ])
})

test('all is said when the words are right, whatever the signs', () => {
  expect(overlay('I am at home.', 'i am, at home').told).toEqual([
    'I:said',
    'am:said',
    'at:said',
    'home.:said',
  ])
})

test('what does not belong there is told apart', () => {
  const { told, extra } = overlay('I am at home.', 'I am really at home')
  expect(told.every((word) => word.endsWith(':said'))).toBe(true)
  expect(extra).toEqual(['really'])
})

test('signs belong to the word before them, and are never missing', () => {
  const { told, texts } = overlay('Yes – I am.', 'am')
  expect(texts).toEqual(['Yes –', 'I', 'am.'])
  expect(told[2]).toBe('am.:said')
})

test('nothing of the sentence is lost, whatever was heard', () => {
  const sentence = "Don't worry, it's a well-known place."
  for (const heard of ['', 'seven green umbrellas', 'place a worry', "it's it's it's", sentence]) {
    expect(overlay(sentence, heard).texts.join(' ')).toBe(sentence)
  }
})
