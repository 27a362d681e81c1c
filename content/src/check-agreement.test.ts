import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordGender } from '@mowka/domain/word-grammar'
import { checkAgreement } from './check-agreement'
import type { WordEntry } from './schema'
import { course, exercise, lesson, word } from './small-library.fixture'

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
