import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordGender } from '@mowka/domain/word/word'
import type { WordEntry } from '../schema'
import { course, exercise, lesson, word } from '../small-library.fixture'
import { checkAgreement, checkGrammar } from './check-grammar'

const problems = (lang: LangCode, answer: string, gender?: WordGender): string[] => {
  const found: string[] = []
  const word = { answer, partOfSpeech: 'noun' as const, gender: gender ?? null }
  checkGrammar((key, message) => found.push(`${key}: ${message}`), word, lang)
  return found
}

test.each<[LangCode, string, WordGender]>([
  ['DE', 'das Haus', 'n'],
  ['DE', 'die Eltern', 'pl'],
  ['ES', 'el agua', 'f'],
  ['ES', 'las gafas', 'f'],
  ['FR', "l'eau", 'f'],
  ['IT', 'gli spaghetti', 'm'],
  ['RU', 'папа', 'm'],
  ['RU', 'ночь', 'f'],
  ['RU', 'меню', 'n'],
])('%s: %s is %s', (lang, answer, gender) => {
  expect(problems(lang, answer, gender)).toEqual([])
})

test.each<[LangCode, string, WordGender | undefined, string]>([
  ['DE', 'das Haus', 'm', 'gender: "das" is no article of m'],
  ['DE', 'Haus', 'n', 'answer: a noun needs its article'],
  ['ES', 'el mesa', 'f', 'gender: "el" is no article of f'],
  ['FR', 'le pain', undefined, 'gender: a noun has a gender: m, f, n, mf or pl'],
  ['IT', 'la libro', 'm', 'gender: "la" is no article of m'],
  ['RU', 'книга', 'm', 'gender: "книга" is f by its ending'],
  ['ENG', 'house', 'n', 'gender: nouns have no gender here'],
])('%s: %s is not %s', (lang, answer, gender, problem) => {
  expect(problems(lang, answer, gender)).toEqual([problem])
})

test('only nouns have a gender', () => {
  const found: string[] = []
  const word = {
    answer: 'laufen',
    partOfSpeech: 'verb' as const,
    gender: 'm' as const,
  }
  checkGrammar((key) => found.push(key), word, 'DE')
  expect(found).toEqual(['gender'])
})

const noun = (answer: string, gender: WordGender): WordEntry =>
  word({ slug: 'noun', example: 'coś', answer, partOfSpeech: 'noun', gender })

/** Returns the findings in an accepted answer, given these nouns. */
const found = (lang: LangCode, text: string, ...words: WordEntry[]): string[] => {
  const alternatives = [{ text, comment: '', approved: true, hidden: false }]
  const courses = [course({ lessons: [lesson({ words, exercises: [exercise({ alternatives })] })] })]
  return checkAgreement(courses, lang).map(({ key, message }) => `${key}: ${message}`)
}

const key = 'exercises[0].alternatives[0].text'

test.each<[LangCode, string, WordEntry, string]>([
  ['DE', 'Ich habe [ein|eine] Katze.', noun('die Katze', 'f'), 'ein katze'],
  ['ES', 'Es una problema.', noun('el problema', 'm'), 'una problema'],
  ['ES', 'Vamos al playa.', noun('la playa', 'f'), 'al playa'],
  ['FR', "C'est un [maison|livre].", noun('la maison', 'f'), 'un maison'],
  ['IT', 'Vado alla mare.', noun('il mare', 'm'), 'alla mare'],
])('reports a gender conflict in %s: %s', (lang, text, word, phrase) => {
  expect(found(lang, text, word)).toEqual([`${key}: "${phrase}": the entry has another gender`])
})

test.each<[LangCode, string, WordEntry]>([
  ['DE', 'Ich habe eine Katze und bin mit der Katze hier.', noun('die Katze', 'f')],
  ['ES', 'Me gusta el agua.', noun('el agua', 'f')],
  ['ES', 'Es una estudiante.', noun('el estudiante', 'mf')],
  ['IT', 'Non la porta.', noun('la porta', 'f')],
])('accepts %s: %s', (lang, text, word) => {
  expect(found(lang, text, word)).toEqual([])
})

test('a noun with two genders is ignored', () => {
  expect(found('ES', 'Es una capital.', noun('el capital', 'm'), noun('la capital', 'f'))).toEqual([])
})
