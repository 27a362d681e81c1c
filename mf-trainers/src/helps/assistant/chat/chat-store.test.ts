import { canPress, choosableWords, phraseOf, pressed, type Selection } from './chat-store'

const sentence = 'Können Sie mir sagen, wo der Bahnhof ist?'
const words = choosableWords(sentence, 'DE')
const places = [...words.keys()]
const after = (...presses: number[]): Selection =>
  presses.reduce<Selection>((selection, place) => pressed(selection, place), null)
const phrase = (...presses: number[]) => phraseOf(sentence, words, after(...presses))

test('the first word can be any, and further words only neighbours of the chosen ones (L-AI-02)', () => {
  expect(places.filter((place) => canPress(null, place))).toEqual(places)
  expect(places.filter((place) => canPress(after(3), place))).toEqual([2, 3, 4])
  expect(places.filter((place) => canPress(after(3, 2), place))).toEqual([1, 2, 3, 4])
  expect(places.filter((place) => canPress(after(0), place))).toEqual([0, 1])
  expect(after(3, 5)).toEqual({ from: 3, to: 3 })
})

test('the phrase has the words in sentence order, whatever the order of presses (L-AI-03)', () => {
  expect(phrase(3, 2)).toBe('mir sagen')
  expect(phrase(2, 3)).toBe('mir sagen')
  expect(phrase(4, 3, 5)).toBe('sagen, wo der')
  expect(phrase(7)).toBe('ist')
  expect(phrase()).toBe('')
})

test('a chosen word can be removed, and the rest stays contiguous (L-AI-02)', () => {
  expect(phrase(2, 3, 2)).toBe('sagen')
  expect(phrase(2, 3, 3)).toBe('mir')
  expect(phrase(1, 2, 3, 2)).toBe('Sie')
  expect(phrase(2, 2)).toBe('')
})
