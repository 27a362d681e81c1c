import { judge } from '@mowka/domain/judge/judge'
import { overlayOf } from './heard-words'

/** Compares the recognized words like the server. */
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

test('overlayOf marks each word as said, missing or different', () => {
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

test("overlayOf marks all words as said if they're right, regardless of punctuation", () => {
  expect(overlay('I am at home.', 'i am, at home').told).toEqual([
    'I:said',
    'am:said',
    'at:said',
    'home.:said',
  ])
})

test('overlayOf lists extra words separately', () => {
  const { told, extra } = overlay('I am at home.', 'I am really at home')
  expect(told.every((word) => word.endsWith(':said'))).toBe(true)
  expect(extra).toEqual(['really'])
})

test('overlayOf attaches signs to the preceding word and never marks them as missing', () => {
  const { told, texts } = overlay('Yes – I am.', 'am')
  expect(texts).toEqual(['Yes –', 'I', 'am.'])
  expect(told[2]).toBe('am.:said')
})

test('overlayOf returns the whole sentence, whatever was recognized', () => {
  const sentence = "Don't worry, it's a well-known place."
  for (const heard of ['', 'seven green umbrellas', 'place a worry', "it's it's it's", sentence]) {
    expect(overlay(sentence, heard).texts.join(' ')).toBe(sentence)
  }
})
