import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordGender } from '@mowka/domain/word-grammar'
import { checkGrammar } from './check-grammar'

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
