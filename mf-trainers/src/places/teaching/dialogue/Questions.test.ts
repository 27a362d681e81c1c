import { answersOf } from './Questions'

const question = (text: string) => ({
  question: text,
  right: 'Gleis 7',
  wrong: ['Gleis 10', 'Gleis 15'],
  line: 1,
  questionRecording: 'r',
})

test('places the right answer at a stable position that differs between questions', () => {
  const texts = Array.from({ length: 30 }, (_, index) => `Von welchem Gleis fährt Zug ${index}?`)
  const places = texts.map((text) => answersOf(question(text)).indexOf('Gleis 7'))
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  expect(texts.map((text) => answersOf(question(text)).indexOf('Gleis 7'))).toEqual(places)
})

test('returns every answer of a question once', () => {
  expect(answersOf(question('Wo?')).toSorted()).toEqual(['Gleis 10', 'Gleis 15', 'Gleis 7'])
})
