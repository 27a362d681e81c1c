import { normalise } from '@mowka/domain/exercise/normalise'
import fc from 'fast-check'
import { bareWord, writtenWords } from '../words/answer-words'
import { hintText as hintIn, hintLength, rightBeginning, TextHints } from './text-hints'

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

describe('hintText', () => {
  const word = (length: number) => 'a'.repeat(length)
  const answers = ['I am going home.']
  const hintText = (typed: string, accepted: readonly string[]) => hintIn(typed, accepted, 'ENG')

  test.each([
    [1, 1],
    [10, 1],
  ])('a hint for a word of %i characters reveals 10 %%, rounded up: %i (L-HINT-06)', (length, given) => {
    expect(hintLength(word(length))).toBe(given)
  })
  test.each([
    [11, 3],
    [12, 3],
    [20, 5],
  ])('a hint for a word of %i characters reveals 25 %%, rounded up: %i (L-HINT-07)', (length, given) => {
    expect(hintLength(word(length))).toBe(given)
  })
  test.each([
    [21, 8],
    [40, 14],
  ])('a hint for a word of %i characters reveals 35 %%, rounded up: %i (L-HINT-08)', (length, given) => {
    expect(hintLength(word(length))).toBe(given)
  })

  test('a hint for an empty answer adds its first letter', () => {
    expect(hintText('', answers)).toMatchObject({ text: 'I', caret: 1 })
  })

  test('a hint ignores case and leaves typed words unchanged (L-HINT-09)', () => {
    expect(hintText('i AM', answers)).toMatchObject({ text: 'i AM g', caret: 6 })
  })

  test('a hint continues an unfinished word', () => {
    expect(hintText('I am goi', answers)?.text).toBe('I am goin')
  })

  test('a hint corrects a wrong word letter by letter, leaves the rest and reports the replaced word', () => {
    expect(hintText('I is going home', answers)).toMatchObject({
      text: 'I a going home',
      piece: 'a',
      rest: 1,
      replaced: { text: 'is', from: 2, to: 4 },
    })
  })

  test('a hint inserts a missing word before the one that was written too early', () => {
    expect(hintText('I going home', answers)).toMatchObject({
      text: 'I a going home',
      caret: 3,
      replaced: null,
    })
  })

  test('there is no hint when all words are present, regardless of punctuation (L-HINT-04)', () => {
    expect(hintText('i am going home', answers)).toBeNull()
  })

  test('a hint follows the accepted answer that the learner is writing', () => {
    expect(hintText('I’m', ['I am going home.', 'I’m going home.'])?.text).toBe('I’m g')
  })

  test('repeated hints write the whole answer', () => {
    const answer = 'Donaudampfschifffahrtsgesellschaft ist ein langes Wort!'
    let text = ''
    for (let turn = 0; turn < 200; turn++) {
      const next = hintText(text, [answer])
      if (!next) break
      text = next.text
    }
    expect(text).toBe(answer.slice(0, -1))
    expect(hintText(text, [answer])).toBeNull()
  })

  test.each([
    ['I don’t like it', ["I don't like it very much."], 'I don’t like it v'],
    ["I don't like it", ['I don’t like it very much.'], "I don't like it v"],
    ['I’m a tea', ['I am a teacher.', 'I’m a teacher.'], 'I’m a teac'],
    ['e–mai', ['E-mail'], 'E-mail'],
    ['Ko\u0308n', ['Können'], 'Könn'],
  ])(
    'hints treat apostrophe, dash and letter variants as equal: %s (L-HINT-09)',
    (typed, accepted, hinted) => {
      expect(hintText(typed, accepted)?.text).toBe(hinted)
    },
  )

  test.each([
    ["I'm not hungry", 'I am not hungry today.', "I'm not hungry t"],
    ['I am not hungry', "I'm not hungry today.", 'I am not hungry t'],
    ['It’s cold', 'It is cold today.', 'It’s cold t'],
    ["we won't", 'We will not go.', "we won't g"],
    ["he's not", "He isn't here.", "he's not h"],
    ["I'd've gone", 'I would have gone home.', "I'd've gone h"],
    ["he's", "He isn't here.", "he's n"],
    ['I', "I'm here.", "I'm"],
  ])('hints accept a short form: %s for %s', (typed, answer, hinted) => {
    expect(hintText(typed, [answer])?.text).toBe(hinted)
  })

  test.each([
    ['My favorite co', 'My favourite colour is blue.', 'ENG'],
    ['I have 25 c', 'I have twenty-five cats.', 'ENG'],
    ['I have twenty', 'I have 25 cats.', 'ENG'],
    ['Das ist schoen', 'Das ist schön und gut.', 'DE'],
    ['Это елка', 'Это ёлка и дом.', 'RU'],
  ] as const)('hints accept what the check accepts (L-HINT-09, U05): %s for %s', (typed, answer, lang) => {
    const hinted = hintIn(typed, [answer], lang)
    expect(hinted?.text.startsWith(typed)).toBe(true)
    expect(hinted?.replaced).toBeNull()
  })

  test("a word made of endings only doesn't slow hints down", () => {
    expect(hintText(`I${"'d".repeat(200)}`, ['I would.'])).not.toBeNull()
  })

  test('hints refuse a short form with another meaning or of another language', () => {
    expect(hintText("It's cold", ['It was cold.'])?.text).toBe('It cold')
    expect(hintIn("c's", ['c is'], 'FR')?.text).toBe('c')
  })

  test.each([
    ['Où es-tu', 'Où es-tu ?', 'FR'],
    ['', '?', 'ENG'],
    ['x', ' – ', 'ENG'],
  ] as const)(
    'a lone punctuation mark yields no hint: %s for %s (L-HINT-04, L-HINT-05)',
    (typed, answer, lang) => {
      expect(hintIn(typed, [answer], lang)).toBeNull()
    },
  )

  test('a hint leaves typed signs in place', () => {
    expect(hintText('I know – he', ['I know he was right.'])?.text).toBe('I know – he w')
    expect(hintText('I know he', ['I know – he was right.'])?.text).toBe('I know he w')
    expect(hintText('"I kno, yes', ['I know, yes.'])).toMatchObject({ text: '"I know, yes', caret: 7 })
  })

  test('a hint reveals a sign inside a word together with the next letter', () => {
    expect(hintText('I don', ["I don't know."])?.text).toBe("I don't")
    expect(hintText("I don'", ["I don't know."])?.text).toBe("I don't")
  })

  test('a hint for a gap that starts or ends at an apostrophe includes the apostrophe', () => {
    expect(hintText('', ["'m"])?.text).toBe("'m")
    expect(hintIn('', ["l'"], 'FR')?.text).toBe("l'")
  })

  test('a word written too early stays, even if it begins like the missing one', () => {
    expect(hintText('I at home', ['I am at home.'])?.text).toBe('I am at home')
  })

  test('of two answers with the same beginning, a hint follows the one whose word was begun', () => {
    expect(hintText('I wen', ['I go home.', 'I went home.'])?.text).toBe('I went')
  })

  describe('hints for any text and any answers', () => {
    const words = [
      'I',
      'a',
      'am',
      "I'm",
      'I’m',
      'at',
      'not',
      "don't",
      'do',
      'is',
      'it’s',
      'home',
      'homely',
      'Été',
      '5',
      '–',
      '?',
      'Wort!',
      '(x)',
    ]
    const sentence = fc.array(fc.constantFrom(...words), { maxLength: 7 }).map((each) => each.join(' '))
    const broken = fc
      .tuple(sentence, fc.nat(30), fc.constantFrom('', 'x', ' ', "'", ' – ', 'a'))
      .map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at + 1))
    const typedText = fc.oneof(sentence, broken)
    const accepted = fc.array(sentence, { minLength: 1, maxLength: 3 })

    /** Measures the beginning of an answer in the text: whole words, then characters of the next one. */
    const progress = (text: string, answer: string): [words: number, characters: number] => {
      const written = writtenWords(text)
      const { count, rest } = rightBeginning(written, answer, 'ENG')
      const [mine, its] = [written[count]?.bare ?? '', bareWord(rest[0] ?? '')]
      let characters = 0
      while (characters < mine.length && mine[characters] === its[characters]) characters++
      return [count, characters]
    }
    const isFurther = (a: [number, number], b: [number, number]) =>
      a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])

    test('a hint always brings the text closer to an answer (L-HINT-05)', () => {
      fc.assert(
        fc.property(typedText, accepted, (text, all) => {
          const hinted = hintText(text, all)
          if (!hinted) return
          expect(hinted.text).not.toBe(text)
          const best = (of: string) =>
            all.map((answer) => progress(of, answer)).reduce((a, b) => (isFurther(b, a) ? b : a))
          expect(isFurther(best(hinted.text), best(text))).toBe(true)
        }),
        { numRuns: 2000 },
      )
    })

    test('a hint never shortens a right beginning', () => {
      fc.assert(
        fc.property(sentence, fc.nat(40), (answer, length) => {
          const begun = answer.slice(0, length).trimEnd()
          const hinted = hintText(begun, [answer])
          if (hinted) expect(normalise(hinted.text).startsWith(normalise(begun))).toBe(true)
        }),
        { numRuns: 2000 },
      )
    })

    test('hints stop only when all words are present, and repeated hints reach that point', () => {
      fc.assert(
        fc.property(typedText, accepted, (text, all) => {
          let now = text
          for (let turn = 0; turn < 200; turn++) {
            const hinted = hintText(now, all)
            if (!hinted) break
            now = hinted.text
          }
          const missing = all.map((answer) => rightBeginning(writtenWords(now), answer, 'ENG').rest)
          expect(missing).toContainEqual([])
        }),
        { numRuns: 1000 },
      )
    })
  })
})
