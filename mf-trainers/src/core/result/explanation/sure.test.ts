import type { LangCode } from '@mowka/contract/schemas/common'
import { areArticles, areNegations, arePrepositions, areVerbs, isBeforeGermanNoun } from './sure'

test.each([
  [' Hund bellt', true],
  [' große Hund', true],
  [' kleinen Kinder', true],
  [' kaltes Wasser', true],
  ['', false],
  [' ist gut', false],
  [' gut Hund', false],
  [' e Hund', false],
  [' große kleine Hund', false],
  [', Hund', false],
  [' große. Hund', false],
])('isBeforeGermanNoun in %j: %s', (after, expected) => expect(isBeforeGermanNoun(after)).toBe(expected))

test.each<[LangCode, string, boolean]>([
  ['ENG', 'a The', true],
  ['ENG', 'a this', false],
  ['ES', 'el un una unos unas', true],
  ['ES', 'la', false],
  ['ES', 'los', false],
  ['FR', 'un une', true],
  ['FR', 'le', false],
  ['IT', 'il i gli un uno una', true],
  ['IT', 'la', false],
  ['IT', 'lo', false],
  ['RU', 'один', false],
  ['PL', 'ten', false],
])('areArticles in %s for %j: %s', (lang, words, expected) =>
  expect(areArticles(words.split(' '), ' Hund', lang)).toBe(expected),
)

test('areArticles recognizes a German article by the noun behind it', () => {
  expect(areArticles(['das'], ' Kind', 'DE')).toBe(true)
  expect(areArticles(['das'], ' ist', 'DE')).toBe(false)
})

test.each<[LangCode, string, string, boolean]>([
  ['ENG', 'at in', ' home', true],
  ['ENG', 'at To', ' home', false],
  ['ENG', 'off', ' home', false],
  ['ENG', 'at', '.', false],
  ['ENG', 'at', ' , and', false],
  ['ENG', 'at', '', false],
  ['ENG', 'at', '  ', false],
  ['DE', 'an', ' der Wand', true],
  ['DE', 'zu', ' gehen', false],
  ['DE', 'seit', ' gestern', false],
  ['ES', 'en', ' casa', true],
  ['ES', 'que', ' él', false],
  ['FR', 'à', ' Paris', true],
  ['FR', 'de', ' Paris', false],
  ['IT', 'a', ' casa', true],
  ['IT', 'prima', ' di', false],
  ['RU', 'в', ' доме', true],
])('arePrepositions in %s for %j before %j: %s', (lang, words, after, expected) =>
  expect(arePrepositions(words.split(' '), after, lang)).toBe(expected),
)

test.each<[LangCode, string, boolean]>([
  ['FR', 'pas jamais', true],
  ['FR', 'pas Plus', false],
  ['FR', 'personne', false],
  ['ENG', 'plus', true],
])('areNegations in %s for %j: %s', (lang, words, expected) =>
  expect(areNegations(words.split(' '), lang)).toBe(expected),
)

const verbs = (lang: LangCode, before: string, after = '') =>
  areVerbs({ typed: 'a', expected: 'b' }, { before, after }, lang)

test.each<[LangCode, string]>([
  ['DE', 'ich du er es wir ihr man'],
  ['ES', 'yo tú él ella usted nosotros nosotras ellos ellas ustedes'],
  ['FR', 'je tu il elle on nous vous ils elles'],
  ['IT', 'io tu lui noi voi loro'],
  ['RU', 'я ты он она оно мы вы они'],
])('areVerbs in %s recognizes words next to %s', (lang, subjects) => {
  for (const subject of subjects.split(' ')) {
    expect(verbs(lang, `${subject} `)).toBe(true)
    expect(verbs(lang, '', ` ${subject}`)).toBe(true)
    expect(verbs(lang, `${subject} x `, ` x ${subject}`)).toBe(false)
  }
})

test('areVerbs is false without a neighbour, next to another word, or in a language without subjects', () => {
  expect(verbs('DE', '')).toBe(false)
  expect(verbs('DE', 'Anna ')).toBe(false)
  expect(verbs('PL', 'ja ')).toBe(false)
})

test.each([
  ['bored', 'boring', false],
  ['bored', 'bore', true],
  ['go', 'going', true],
  ['ed', 'ing', true],
])('areVerbs in English for %s and %s: %s', (typed, expected, sure) =>
  expect(areVerbs({ typed, expected }, { before: '', after: '' }, 'ENG')).toBe(sure),
)
