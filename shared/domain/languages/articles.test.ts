import { articlesOf, entryLeads, fixedArticle, withoutLead } from './articles'
import type { LangCode } from './codes'
import { writings } from './grammar'

test.each<[LangCode, string]>([
  ['ES', 'los pantalones'],
  ['ES', 'las vistas'],
  ['FR', 'les parents'],
  ['FR', "l'eau"],
  ['FR', "s'appeler"],
  ['IT', 'i capelli'],
  ['IT', 'gli occhiali'],
  ['IT', 'le scarpe'],
  ['DE', 'sich freuen'],
  ['DE', 'die Eltern'],
  ['ENG', 'to refund'],
  ['ENG', 'the police'],
])('a dictionary entry in %s may begin with "%s"', (lang, entry) => {
  expect(entryLeads(lang).some((lead) => entry.startsWith(lead))).toBe(true)
})

test.each<[LangCode, string, string]>([
  ['ES', 'los padres', 'padres'],
  ['ES', 'una mesa', 'mesa'],
  ['FR', "l'eau", 'eau'],
  ['FR', 'les vacances', 'vacances'],
  ['IT', "un'amica", 'amica'],
  ['IT', 'il', 'il'],
  ['DE', 'der hund', 'hund'],
  ['ENG', 'another day', 'another day'],
  ['RU', 'книга', 'книга'],
])('withoutLead for %s turns "%s" into "%s"', (lang, entry, rest) => {
  expect(withoutLead(entry, lang)).toBe(rest)
})

test.each<LangCode>(['ES', 'FR', 'IT', 'DE'])(
  '%s has an article for dictionary entries of each noun gender',
  (lang) => {
    const genders = new Set(articlesOf(lang).flatMap(({ entry }) => entry))
    expect([...genders]).toEqual(expect.arrayContaining(['m', 'f', 'pl']))
  },
)

test.each<[string, LangCode, string, string]>([
  ['die Küche', 'DE', 'die', 'Küche'],
  ['Der Tisch', 'DE', 'Der', 'Tisch'],
  ['das kleine Haus', 'DE', 'das', 'kleine Haus'],
  ['dieser', 'DE', '', 'dieser'],
  ['der', 'DE', '', 'der'],
  ['die', 'ENG', '', 'die'],
  ['la mesa', 'ES', '', 'la mesa'],
])('%s in %s has the fixed article "%s" (V-WEX-15)', (text, lang, article, rest) => {
  expect(fixedArticle(text, lang)).toEqual({ article, rest })
})

test.each<[word: string, next: string, isWrong: boolean]>([
  ['il', 'studente', true],
  ['un', 'studente', true],
  ['di', 'il', true],
  ['dai', 'amici', true],
  ['dai', 'ragazzi', false],
  ['dai', 'un', false],
  ['dai', "un'occhiata", false],
  ['dai', 'una', false],
  ['dai', 'a', false],
])('Italian "%s %s" is wrong: %s; "dai" is a verb before another article or a preposition', (...row) => {
  const [word, next, isWrong] = row
  expect(writings.IT.isWrongBefore?.(word, next, '')).toBe(isWrong)
})
