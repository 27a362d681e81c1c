import fc from 'fast-check'
import { TextHints } from './text-hints'

const answers = ['I am going home.']
const give = (hints: TextHints, text: string) => hints.give(text, answers, 'ENG')

test("a hint writes a missing word into the text and reports the word's length", () => {
  const hints = new TextHints()
  expect(give(hints, 'I am')).toEqual({
    text: 'I am g',
    select: { from: 6, to: 6 },
    note: { piece: 'g', rest: 4, instead: null },
  })
  expect(give(hints, 'I am g')?.note).toEqual({ piece: 'go', rest: 3, instead: null })
})

test('a hint selects a wrong word and reveals the right one next to it, letter by letter', () => {
  const hints = new TextHints()
  const first = give(hints, 'I is going')
  expect(first).toEqual({
    text: 'I is going',
    select: { from: 2, to: 4 },
    note: { piece: 'a', rest: 1, instead: 'is' },
  })
  expect(give(hints, 'I is going')).toMatchObject({
    text: 'I is going',
    select: { from: 2, to: 4 },
    note: { piece: 'am', rest: 0, instead: 'is' },
  })
  // The word is fully revealed, and shown again until the mistake is fixed.
  expect(give(hints, 'I is going')).toEqual({
    text: 'I is going',
    select: { from: 2, to: 4 },
    note: { piece: 'am', rest: 0, instead: 'is', isRepeated: true },
  })
  expect(give(hints, 'I am going')).toMatchObject({ text: 'I am going h' })
})

test('a hint inserts a missing word before the one that was written too early', () => {
  expect(give(new TextHints(), 'I going home')).toMatchObject({
    text: 'I a going home',
    note: { piece: 'a', instead: null },
  })
})

test('there is no hint when all words are present (L-HINT-04)', () => {
  expect(give(new TextHints(), 'i am going home')).toBeNull()
})

test('a hint never removes written text', () => {
  const word = fc.constantFrom('I', 'am', 'is', 'going', 'gone', 'home', 'x', '–', 'hom')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (words, times) => {
      const hints = new TextHints()
      let text = words.join(' ')
      for (let turn = 0; turn < times; turn++) {
        const hint = give(hints, text)
        if (!hint) return
        const rest = [...hint.text]
        for (const letter of text) {
          const at = rest.indexOf(letter)
          expect(at).toBeGreaterThanOrEqual(0)
          rest.splice(0, at + 1)
        }
        text = hint.text
      }
    }),
    { numRuns: 1000 },
  )
})
