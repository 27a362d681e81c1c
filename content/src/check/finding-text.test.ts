import type { LangCode } from '@mowka/contract/schemas/common'
import { checkSlips } from './finding-text'

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
  ['I got a SMS.', 'ENG', 'answer: has "a SMS"'],
  ['Vamos a el cine.', 'ES', 'answer: has "a el"'],
  ['La agua está fría.', 'ES', 'answer: has "La agua"'],
  ['Padres y hijos.', 'ES', 'answer: has "y hijos"'],
  ['Siete o ocho.', 'ES', 'answer: has "o ocho"'],
  ["[Le|L'] ami est là.", 'FR', 'answer: has "Le ami"'],
  ['Je viens de le bureau.', 'FR', 'answer: has "de le"'],
  ['Si il pleut, on reste.', 'FR', 'answer: has "Si il"'],
  ['Ma amie est ici.', 'FR', 'answer: has "Ma amie"'],
  ['Ce hôtel est cher.', 'FR', 'answer: has "Ce hôtel"'],
  ['Il studente legge.', 'IT', 'answer: has "Il studente"'],
  ['I amici di Anna.', 'IT', 'answer: has "I amici"'],
  ['Ho un zaino.', 'IT', 'answer: has "un zaino"'],
  ['Vado a il mare.', 'IT', 'answer: has "a il"'],
  ["Sono in l'ufficio.", 'IT', 'answer: has "in l\'ufficio"'],
  ['Ona ona jest tutaj.', 'PL', 'answer: has "Ona" twice in a row'],
  ['Ich habe ein książka.', 'DE', 'answer: "książka" has a letter of another language'],
  ['Я читаю kнигу.', 'RU', 'answer: "kнигу" has a letter of another language'],
  ['She is а cat.', 'ENG', 'answer: "а" has a letter of another language'],
])('a typo is found in %s (%s)', (text, lang, slip) => expect(slipsOf(text, lang)).toEqual([slip]))

test.each<[string, LangCode]>([
  ['[I|We] had had [a university|an hour|an uninteresting] day in Łódź.', 'ENG'],
  ['I think that that is one of a unique kind, a European one, and a one-way street.', 'ENG'],
  ['An unusual umbrella and an unimportant idea.', 'ENG'],
  ["It's an aunt's, and a user's usual choice.", 'ENG'],
  ['An MBA, an SMS, a UK firm and a NATO plan.', 'ENG'],
  ['El agua de El Salvador y el hielo; vino o cerveza.', 'ES'],
  ["J'ai envie de le voir, à huit heures, le onze mai, de haut en bas.", 'FR'],
  ['Puis-je avoir le yaourt et le haricot?', 'FR'],
  ["Lo zaino, gli amici, l'amica, un amico, un'amica, il sole e i suoi zii.", 'IT'],
  ['Ti mando un SMS.', 'IT'],
  ['Nous nous voyons vendredi à l’école.', 'FR'],
  ['Der Straßenname heißt so.', 'DE'],
])('no typo is found in %s (%s)', (text, lang) => expect(slipsOf(text, lang)).toEqual([]))
