import type { LangCode } from '../../languages/codes'
import { judged } from '../judging.fixture'

/** Language, prompt, input, preferred answer and the other accepted ones. */
type Row = [lang: LangCode, question: string, input: string, answer: string, ...alternatives: string[]]

const judgement = ([lang, question, input, answer, ...alternatives]: Row) =>
  judged(lang, answer, input, { question, alternatives, words: null })

test.each<Row>([
  ['ES', 'Poproszę zupę.', 'Una sopa, por favor.', 'Una sopa.'],
  [
    'IT',
    'Czy możemy zapłacić kartą?',
    'Per favore, possiamo pagare con la carta?',
    'Possiamo pagare con la carta?',
  ],
  [
    'FR',
    'Czy mogę zwrócić te buty?',
    "Je peux rendre ces chaussures, s'il vous plaît ?",
    'Je peux rendre ces chaussures ?',
  ],
  ['FR', 'Czy możesz poczekać?', "Tu peux attendre, s'il te plaît ?", 'Tu peux attendre ?'],
  [
    'DE',
    'Czy mogę otworzyć okno?',
    'Kann ich bitte das Fenster öffnen, bitte?',
    'Kann ich bitte das Fenster öffnen?',
  ],
  ['RU', 'Poproszę kawę.', 'Кофе, пожалуйста.', 'Кофе.'],
])('%s: a courtesy may be added to the answer to “%s”', (...row) => {
  const { category, pieces, comparedWith } = judgement(row)
  expect(category).toBe('CORRECT')
  expect(pieces.map(({ mark }) => mark)).toEqual(['same'])
  expect(comparedWith).toBe(row[3])
})

test.each<Row>([
  ['ES', 'Idę do domu.', 'Voy a casa, por favor.', 'Voy a casa.'],
  ['IT', 'Proszę, oto kawa.', 'Ecco il caffè, per favore.', 'Ecco il caffè.'],
  ['FR', 'Czy możesz poczekać?', "Tu peux attendre, s'il vous plaît ?", 'Tu peux attendre ?'],
  ['IT', 'Może pada.', 'Forse piove, per favore.', 'Forse piove.'],
  ['ES', 'Poproszę zupę.', 'Por favor.', 'Una sopa.'],
  ['ENG', 'Poproszę dwa kilo ziemniaków.', 'Please two kilos of potatoes.', 'Two kilos of potatoes.'],
])('%s: no courtesy may be added to the answer to “%s” in %j', (...row) => {
  expect(judgement(row).category).toBe('ERROR')
})

test.each<Row>([
  ['IT', 'Wieczorem czytam.', 'Io la sera leggo.', 'La sera leggo.', 'Io leggo la sera.'],
  [
    'IT',
    'Codziennie wstaję o siódmej.',
    'Io ogni giorno mi alzo alle sette.',
    'Ogni giorno mi alzo alle sette.',
    'Io mi alzo ogni giorno alle sette.',
  ],
  ['ES', 'Gdzie mieszkasz?', '¿Tú dónde vives?', '¿Dónde vives?', '¿Tú vives dónde?'],
])('%s: a stated subject may come before an adverbial (%s)', (...row) => {
  expect(judgement(row).category).toBe('CORRECT')
})

test.each<Row>([
  ['IT', 'Wieczorem czytam.', 'Tu la sera leggo.', 'La sera leggo.', 'Io leggo la sera.'],
  ['IT', 'Wieczorem czytam.', 'Io la sera io leggo.', 'La sera io leggo.', 'Io leggo la sera.'],
  ['ES', 'Wolę herbatę.', 'Yo a mí me gusta más el té.', 'Yo prefiero el té.', 'A mí me gusta más el té.'],
  ['IT', 'Wieczorem czytam.', 'Io la sera leggo.', 'La sera leggo.', 'Leggo la sera.'],
  ['FR', 'Wieczorem czytam.', 'Je le soir lis.', 'Le soir lis.', 'Je lis le soir.'],
])('%s: another subject, a second one or one of another verb is refused (%s, %j)', (...row) => {
  expect(judgement(row).category).toBe('ERROR')
})

test('a slip in an extended answer is a minor error, and an expected mistake stays one', () => {
  const words = { has: () => false }
  const question = 'Poproszę zupę pomidorową.'
  expect(
    judged('ES', 'Una sopa de tomate.', 'Una sopa de tomatte, por favor.', { question, words }).category,
  ).toBe('MINOR_ERROR')
  const mistakes = [{ text: 'Una sopa de tomate, por favor.', comment: 'Bez „por favor”.' }]
  expect(
    judged('ES', 'Una sopa de tomate.', 'Una sopa de tomate, por favor.', { question, mistakes }),
  ).toMatchObject({ category: 'ERROR', comment: 'Bez „por favor”.' })
})
