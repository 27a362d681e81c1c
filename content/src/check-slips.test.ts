import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { checkSlips } from './check-slips'

const slipsOf = (text: string, lang: LangCode = 'ENG') => {
  const found: string[] = []
  checkSlips((key, message) => found.push(`${key}: ${message}`), 'answer', text, lang)
  return found
}

test.each<[string, LangCode, string]>([
  ['I will sign [a|the] [contract|agreement].', 'ENG', 'answer: has "a agreement"'],
  ['An university is far.', 'ENG', 'answer: has "An university"'],
  ['I have a hour.', 'ENG', 'answer: has "a hour"'],
  ['I like the the cat.', 'ENG', 'answer: has "the" twice in a row'],
  ['Ona ona jest tutaj.', 'PL', 'answer: has "Ona" twice in a row'],
  ['Ich habe ein książka.', 'DE', 'answer: "książka" has a letter of another language'],
  ['Я читаю kнигу.', 'RU', 'answer: "kнигу" has a letter of another language'],
  ['She is а cat.', 'ENG', 'answer: "а" has a letter of another language'],
])('%s (%s) has a slip', (text, lang, slip) => expect(slipsOf(text, lang)).toEqual([slip]))

test.each<[string, LangCode]>([
  ['[I|We] had had [a university|an hour|an uninteresting] day in Łódź.', 'ENG'],
  ['I think that that is one of a unique kind, a European one, and a one-way street.', 'ENG'],
  ['An unusual umbrella and an unimportant idea.', 'ENG'],
  ["It's an aunt's, and a user's usual choice.", 'ENG'],
  ['Nous nous voyons vendredi à l’école.', 'FR'],
  ['Der Straßenname heißt so.', 'DE'],
])('%s (%s) has none', (text, lang) => expect(slipsOf(text, lang)).toEqual([]))
