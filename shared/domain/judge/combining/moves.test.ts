import type { LangCode } from '../../languages/codes'
import { judged } from '../judging.fixture'

/** An input, and the accepted answers. */
type Row = [lang: LangCode, input: string, answer: string, ...alternatives: string[]]

const judgement = ([lang, input, answer, ...alternatives]: Row, question = '') =>
  judged(lang, answer, input, { question, alternatives, words: null })

test.each<Row>([
  ['IT', 'Domani parto.', 'Parto domani.'],
  ['IT', 'Parto domani.', 'Domani parto.'],
  ['IT', 'Non dovete aspettare, potete andare adesso.', 'Non dovete aspettare, adesso potete andare.'],
  ['IT', "L'ho vista ieri al mercato.", "L'ho vista al mercato ieri."],
  ['IT', "Elena? Ieri l'ho vista al mercato.", "Elena? L'ho vista al mercato ieri."],
  ['IT', 'Vado domani mattina al mare.', 'Domani mattina vado al mare.'],
  ['IT', 'Voglio andare sabato al cinema.', 'Sabato voglio andare al cinema.'],
  ['IT', 'Resto a casa oggi perché sono malata.', 'Oggi resto a casa perché sono malata.'],
  ['IT', 'Lavora qui, ma domani non viene.', 'Lavora qui, ma non viene domani.'],
  ['IT', 'Usciamo spesso.', 'Spesso usciamo.'],
  ['IT', 'Ieri, non ho lavorato.', 'Non ho lavorato ieri.'],
  ['IT', 'Resto a casa se domani piove.', 'Resto a casa se piove domani.'],
  ['ES', 'Trabajo hoy.', 'Hoy trabajo.'],
  ['ES', 'Tengo que trabajar mañana.', 'Mañana tengo que trabajar.'],
  ['ES', 'Vi ayer a Ana en el mercado.', 'Ayer vi a Ana en el mercado.'],
  ['ES', 'Los lunes trabajo en casa.', 'Trabajo en casa los lunes.'],
])('%s: an adverbial of time may be at either end of its clause or behind its verb (%j)', (...row) => {
  const { category, pieces, comparedWith } = judgement(row)
  expect(category).toBe('CORRECT')
  expect(pieces.map(({ mark }) => mark)).toEqual(['same'])
  expect(comparedWith).toBe(row[2])
})

test.each<Row>([
  ['IT', 'Domani che cosa fai?', 'Che cosa fai domani?'],
  ['IT', 'Stasera con chi esci?', 'Con chi esci stasera?'],
  ['IT', 'Quanti ne abbiamo oggi?', 'Oggi quanti ne abbiamo?'],
])('%s: an adverbial of time may come before a question word or last (%j)', (...row) => {
  expect(judgement(row, 'Co?').category).toBe('CORRECT')
})

test.each<Row>([
  ['IT', "L'ho ieri vista al mercato.", "L'ho vista al mercato ieri."],
  ['IT', 'Le ieri ho scritto.', 'Le ho scritto ieri.'],
  ['IT', 'Se piove, resto a casa domani.', 'Se domani piove, resto a casa.'],
  ['IT', 'Domani piove, resto a casa.', 'Piove. Domani resto a casa.'],
  ['IT', 'Se piove domani resto a casa.', 'Se domani piove, resto a casa.'],
  ['IT', 'Spesso non esco.', 'Non esco spesso.'],
  ['IT', 'Lavoro oggi.', 'Lavoro anche oggi.', 'Anche oggi lavoro.'],
  ['IT', 'Anche lavoro oggi.', 'Anche oggi lavoro.'],
  ['IT', 'Oggi lavoro e domani.', 'Lavoro oggi e domani.'],
  ['IT', 'Compro latte e oggi pane.', 'Oggi compro latte e pane.'],
  ['IT', 'Oggi il mio compleanno è.', 'Il mio compleanno è oggi.'],
  ['IT', 'Ho deciso di partire oggi.', 'Oggi ho deciso di partire.'],
  ['IT', 'Il libro che leggo è bello adesso.', 'Il libro che leggo adesso è bello.'],
  ['IT', 'Sera usciamo sabato.', 'Sabato sera usciamo.'],
  ['IT', 'Leggo il giornale di a casa oggi.', 'Leggo il giornale di oggi a casa.'],
  ['IT', 'La sera ho studiato tutta.', 'Ho studiato tutta la sera.'],
  ['ES', 'Trabajo por la mañana.', 'Mañana trabajo por la.'],
  ['ES', 'No salgo a menudo.', 'A menudo no salgo.'],
  ['ES', 'Tengo que mañana trabajar.', 'Tengo que trabajar mañana.'],
  ['ES', 'Los martes estudio y jueves.', 'Estudio los martes y jueves.'],
  ['IT', 'Se piove resto a casa domani.', 'Se domani piove resto a casa.'],
  ['IT', 'Venerdì devo finire entro.', 'Devo finire entro venerdì.'],
  ['IT', 'Il film visto era noioso ieri.', 'Il film visto ieri era noioso.'],
  ['IT', 'Cenano ora a tarda.', 'Cenano a tarda ora.'],
  ['IT', 'Se piove, restiamo domani in casa.', 'Se piove domani restiamo in casa.'],
  ['IT', 'Oggi esco oggi.', 'Esco oggi oggi.'],
  ['ES', 'Anoche me gustó el bar en el cual cenamos.', 'Me gustó el bar en el cual cenamos anoche.'],
  ['FR', "Un café s'il vous plaît au lait.", "Un café au lait s'il vous plaît."],
  ['DE', 'Ich heute arbeite.', 'Heute arbeite ich.'],
])('%s refuses an adverbial in another clause or in a place that changes its meaning (%j)', (...row) => {
  expect(judgement(row).category).toBe('ERROR')
})

test.each<Row>([
  ['IT', 'Che domani cosa fai?', 'Che cosa fai domani?'],
  ['IT', 'Ora che è?', 'Che ora è?'],
  ['IT', 'Con domani chi esci?', 'Con chi esci domani?'],
])('%s refuses an adverbial inside the question (%j)', (...row) => {
  expect(judgement(row, 'Co?').category).toBe('ERROR')
})

test.each<Row>([
  ['IT', "Dov'è la stazione, scusi?", "Scusi, dov'è la stazione?"],
  ['IT', 'Le piace questo quartiere, signora Bianchi?', 'Signora Bianchi, le piace questo quartiere?'],
  ['IT', 'Attenda un momento, per favore.', 'Per favore attenda un momento.'],
  ['ES', '¿Dónde está el museo, perdone?', 'Perdone, ¿dónde está el museo?'],
  ['FR', 'Pardon, où est la gare ?', 'Où est la gare, pardon ?'],
])('%s: a form of address may be at the other end of the sentence (%j)', (...row) => {
  expect(judgement(row).category).toBe('CORRECT')
})

test.each<Row>([
  ['IT', 'Per il ritardo mi scusi.', 'Mi scusi per il ritardo.'],
  ['IT', 'Abita qui la signora Bianchi.', 'La signora Bianchi abita qui.'],
  ['IT', 'Abita qui signora Bianchi.', 'Signora Bianchi abita qui.'],
  ['IT', "Un momento. Dov'è la stazione, scusi?", "Scusi, un momento. Dov'è la stazione?"],
  ['ES', 'Un café, por favor, por favor.', 'Por favor, un café, por favor.'],
  ['IT', 'Per favore ho freddo, chiudi la porta.', 'Ho freddo, chiudi la porta per favore.'],
  ['DE', 'Wo ist das, Entschuldigung?', 'Entschuldigung, wo ist das?'],
])('%s refuses other words at the other end of the sentence (%j)', (...row) => {
  expect(judgement(row).category).toBe('ERROR')
})

test('a slip beside a moved adverbial is a minor error, and an expected mistake stays one', () => {
  const words = { has: () => false }
  expect(judged('IT', 'Parto domani mattina.', 'Domani mattina patro.', { words }).category).toBe(
    'MINOR_ERROR',
  )
  const mistakes = [{ text: 'Domani mattina parto.', comment: 'Inaczej.' }]
  expect(judged('IT', 'Parto domani mattina.', 'Domani mattina parto.', { mistakes })).toMatchObject({
    category: 'ERROR',
    comment: 'Inaczej.',
  })
})
