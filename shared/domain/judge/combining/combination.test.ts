import fc from 'fast-check'
import type { LangCode } from '../../languages/codes'
import { judged } from '../judging.fixture'

/** An input, the preferred answer, the other accepted ones, and the differences. */
type Row = [lang: LangCode, input: string, answer: string, alternatives: string[], differences: string]

const category = (lang: LangCode, input: string, answer: string, alternatives: string[]) =>
  judged(lang, answer, input, { alternatives }).category

test.each<Row>([
  [
    'ES',
    'Por favor, tome esta tableta dos veces al día.',
    'Tome esta pastilla dos veces al día.',
    ['Por favor, tome esta pastilla dos veces al día.', 'Tome esta tableta dos veces al día.'],
    'a courtesy and a noun',
  ],
  [
    'ES',
    'Una semana atrás compré un celular nuevo.',
    'Hace una semana compré un móvil nuevo.',
    ['Una semana atrás compré un móvil nuevo.', 'Hace una semana compré un celular nuevo.'],
    'a phrase and a noun of the same gender',
  ],
  [
    'ES',
    'Necesito una camisa de color negro.',
    'Busco una camisa negra.',
    ['Necesito una camisa negra.', 'Busco una camisa de color negro.'],
    'a verb and a phrase',
  ],
  [
    'ES',
    'Compré un celular nuevo hace una semana.',
    'Hace una semana compré un móvil nuevo.',
    ['Compré un móvil nuevo hace una semana.', 'Hace una semana compré un celular nuevo.'],
    'a noun and the order',
  ],
  [
    'ES',
    'Todos los alumnos ya han encendido su computadora.',
    'Todos los alumnos ya han encendido su ordenador.',
    [
      'Todos los estudiantes ya han encendido su ordenador.',
      'Todos los estudiantes ya han encendido su computadora.',
    ],
    'a noun of another gender at the end',
  ],
  [
    'ES',
    'Por favor, tome la tableta dos veces.',
    'Tome esta tableta dos veces.',
    ['Tome la tableta dos veces.', 'Por favor, tome esta tableta dos veces.'],
    'a courtesy and a determiner',
  ],
  [
    'FR',
    'Le docteur travaille dans une clinique.',
    'Le médecin travaille dans un hôpital.',
    ['Le docteur travaille dans un hôpital.', 'Le médecin travaille dans une clinique.'],
    'a noun and another with its article',
  ],
  [
    'IT',
    'È possibile parlare con il direttore?',
    'Potrei parlare con il responsabile?',
    ['È possibile parlare con il responsabile?', 'Potrei parlare con il direttore?'],
    'a phrase and a noun',
  ],
  [
    'DE',
    'Ich möchte einen Kaffee mit Milch, bitte.',
    'Ich nehme einen Kaffee mit Milch.',
    ['Ich nehme einen Kaffee mit Milch, bitte.', 'Ich möchte einen Kaffee mit Milch.'],
    'a courtesy and a verb',
  ],
  [
    'ENG',
    'May I open the window, please?',
    'Can I open the window?',
    ['Can I open the window, please?', 'May I open the window?'],
    'a courtesy and a verb',
  ],
])('%s accepts %j as a combination of accepted answers', (lang, input, answer, alternatives) => {
  expect(category(lang, input, answer, alternatives)).toBe('CORRECT')
})

test.each<Row>([
  [
    'ES',
    'La pintura del salón es bonito.',
    'El cuadro del salón es grande.',
    ['La pintura del salón es grande.', 'El cuadro del salón es bonito.'],
    'genders that disagree',
  ],
  [
    'ES',
    'Perdona, señora, ¿me puede decir la hora?',
    'Perdón, señora, ¿qué hora es?',
    ['Perdona, señora, ¿qué hora es?', 'Perdón, señora, ¿me puede decir la hora?'],
    'two forms of address',
  ],
  [
    'ES',
    'Por favor, una cerveza fría, por favor.',
    'Una cerveza fría.',
    ['Por favor, una cerveza fría.', 'Una cerveza fría, por favor.'],
    'a courtesy twice',
  ],
  [
    'ES',
    'Todavía trabajan allí aún.',
    'Trabajan allí.',
    ['Todavía trabajan allí.', 'Trabajan allí aún.'],
    'two added adverbs',
  ],
  [
    'ES',
    'Me suelo acostarme temprano.',
    'Suelo acostarme temprano.',
    ['Me suelo acostar temprano.', 'Suelo acostar temprano.'],
    'a pronoun twice',
  ],
  [
    'FR',
    'Les gens qui bossent ici sont gentilles.',
    'Les personnes qui travaillent ici sont agréables.',
    [
      'Les gens qui travaillent ici sont agréables.',
      'Les personnes qui travaillent ici sont gentilles.',
      'Les gens qui bossent ici sont agréables.',
    ],
    'an adjective for another gender',
  ],
  [
    'FR',
    "À vingt heures, c'est le soir pour moi.",
    "À huit heures, c'est le soir pour toi.",
    ["À vingt heures, c'est le soir pour toi.", "À huit heures, c'est le soir pour moi."],
    'a number and a pronoun',
  ],
  [
    'FR',
    "D'hier soir qui a gagné le match ?",
    'Qui a gagné le match hier soir ?',
    ['Hier soir qui a gagné le match ?', "Qui a gagné le match d'hier soir ?"],
    'an elided preposition at the beginning',
  ],
  [
    'ES',
    'En casa ellos ellos trabajan mucho.',
    'Ellos trabajan mucho en casa.',
    [
      'Ellos ellas trabajan mucho en casa.',
      'En casa ellos ellas trabajan mucho.',
      'Ellos trabajan mucho en casa ellos.',
    ],
    'a word twice in a row',
  ],
  [
    'IT',
    'Per favore, attenda un momento, per piacere.',
    'Aspetti un momento.',
    ['Per favore, aspetti un momento.', 'Attenda un momento, per piacere.', 'Attenda un momento.'],
    'two courtesies',
  ],
  [
    'DE',
    'Ich trinke morgens einen Tasse.',
    'Ich trinke morgens einen Kaffee.',
    ['Ich trinke morgens eine Tasse.', 'Ich trinke abends einen Kaffee.'],
    'an article that no accepted answer has before the noun',
  ],
  [
    'ENG',
    'Have you take out the rubbish?',
    'Did you take out the rubbish?',
    ['Did you put out the rubbish?', 'Have you put out the rubbish?'],
    'an auxiliary and a verb form',
  ],
  [
    'RU',
    'Я вижу большой книгу там.',
    'Я вижу большой дом там.',
    ['Я вижу большую книгу там.', 'Я вижу большую книгу здесь.'],
    'genders that disagree',
  ],
])('%s refuses %j, whose parts alone are accepted', (lang, input, answer, alternatives) => {
  // Without a word list, no difference is forgiven as a typo.
  expect(judged(lang, answer, input, { alternatives, words: null }).category).toBe('ERROR')
})

/** Sentences with one word per place; the first column is the preferred answer. */
const PLACES = [
  ['Compramos', 'Buscamos', 'Necesitamos'],
  ['un'],
  ['coche', 'carro', 'auto'],
  ['para'],
  ['nuestro'],
  ['pueblo', 'barrio', 'jefe'],
] as const
const CHOSEN = [0, 2, 5]
const sentence = (choices: readonly number[]) =>
  PLACES.map((words, place) => words[choices[CHOSEN.indexOf(place)] ?? 0]).join(' ')
const other = fc.integer({ min: 1, max: 2 })

describe('a combination of two differences', () => {
  const givens = fc.record({ verb: other, car: other, place: other })

  test('is accepted if each of them alone is accepted', () => {
    fc.assert(
      fc.property(givens, ({ verb, place }) => {
        const alternatives = [sentence([verb, 0, 0]), sentence([0, 0, place])]
        expect(category('ES', sentence([verb, 0, place]), sentence([0, 0, 0]), alternatives)).toBe('CORRECT')
      }),
    )
  })

  test('is refused if only one of them is accepted', () => {
    fc.assert(
      fc.property(givens, ({ verb, place }) => {
        const alternatives = [sentence([verb, 0, 0])]
        expect(category('ES', sentence([verb, 0, place]), sentence([0, 0, 0]), alternatives)).toBe('ERROR')
      }),
    )
  })

  test('is never accepted if it is an expected mistake, whichever answers are accepted', () => {
    fc.assert(
      fc.property(givens, fc.array(fc.tuple(other, other, other)), ({ verb, car, place }, others) => {
        const input = sentence([verb, car, place])
        const alternatives = [
          sentence([verb, car, 0]),
          sentence([0, car, place]),
          sentence([verb, 0, place]),
          sentence([0, car, 0]),
          ...others.map(sentence),
        ].filter((text) => text !== input)
        const mistakes = [{ text: input, comment: 'Inaczej.' }]
        const judgement = judged('ES', sentence([0, 0, 0]), input, { alternatives, mistakes })
        expect(judgement).toMatchObject({ category: 'ERROR', comment: 'Inaczej.' })
      }),
    )
  })
})

const ANSWER = 'Hace una semana compré un móvil nuevo.'
const ALTERNATIVES = ['Una semana atrás compré un móvil nuevo.', 'Hace una semana compré un celular nuevo.']

test('a combination is compared with a listed answer, without marks', () => {
  const input = 'Una semana atrás compré un celular nuevo.'
  const { comparedWith, isPreferred, issues, pieces } = judged('ES', ANSWER, input, {
    alternatives: ALTERNATIVES,
  })
  expect([ANSWER, ...ALTERNATIVES]).toContain(comparedWith)
  expect({ isPreferred, issues }).toEqual({ isPreferred: false, issues: [] })
  expect(pieces.map(({ mark }) => mark)).toEqual(['same'])
})

test('a slip in a combination is a minor error', () => {
  expect(category('ES', 'Una semana atras compré un celular nuevo', ANSWER, ALTERNATIVES)).toBe('MINOR_ERROR')
})

test('exact checks and checks of the listed answers accept no combination', () => {
  const input = 'Una semana atrás compré un celular nuevo'
  const given = { alternatives: ALTERNATIVES }
  expect(judged('ES', ANSWER, input, { ...given, exact: true }).category).toBe('ERROR')
  expect(judged('ES', ANSWER, input, { ...given, listedOnly: true }).category).toBe('ERROR')
})
