import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { defaultsOf, learnerFields } from '@mowka/contract/content-kinds/kind'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import { verdictOf } from '@mowka/domain/judge/judge'
import { judgeOnDevice } from '@mowka/domain/judge/judge-on-device'
import { wordListsFolder } from '@mowka/words/make-lists'
import { openWordLists } from '@mowka/words/word-lists'
import fc from 'fast-check'
import { starterLibrary } from './testing/starter-library'

const library = starterLibrary()
const wordListOf = openWordLists(wordListsFolder, console)

/** Number of texts judged per pattern; generated mistakes start from any of the exercise's texts. */
const MAX_TEXTS = 1
const RUNS = 1_000
const LETTERS = 'aeiounrstdlmäöüß'

const lang = (index: number) => library.courses[index]?.targetLang ?? 'ENG'

/** Every exercise in its device and server form. */
const exercises = library.courses.flatMap(({ lessons }, course) =>
  lessons.flatMap(({ exercises: all }) =>
    all.map(({ slug, example, answer, alternatives, mistakes }) => {
      const approved = alternatives.filter((each) => each.approved)
      const answerLang = lang(course)
      const ofDevice: Exercise = {
        ...defaultsOf(exerciseKind, learnerFields(exerciseKind)),
        _id: slug,
        example,
        exampleLang: 'PL',
        exampleRecording: null,
        answer,
        answerLang,
        answerRecording: null,
        alternativeAnswers: approved.filter((each) => !each.hidden),
        words: [],
        expectedMistakes: mistakes,
      }
      const onServer = (input: string, exact: boolean, withHidden = true) =>
        verdictOf({
          input,
          answer,
          alternatives: withHidden ? approved : ofDevice.alternativeAnswers,
          mistakes,
          lang: answerLang,
          question: example,
          words: wordListOf(answerLang),
          exact,
        })
      const accepted = [answer, ...approved.flatMap(({ text }) => expansionsOf(text, MAX_TEXTS))]
      const wrong = mistakes.flatMap(({ text }) => expansionsOf(text, MAX_TEXTS))
      const hasHidden = approved.length > ofDevice.alternativeAnswers.length
      return { slug, answerLang, ofDevice, onServer, hasHidden, accepted, wrong }
    }),
  ),
)
type Known = (typeof exercises)[number]

const MILD = ['ERROR', 'MINOR_ERROR', 'CORRECT'] as const
const mildness = (category: (typeof MILD)[number]) => MILD.indexOf(category)

/** Returns the differences between the device's and the server's verdict. */
function compare(known: Known, input: string, exact: boolean): string[] {
  const { slug, answerLang, ofDevice, onServer, hasHidden } = known
  const device = judgeOnDevice(ofDevice, input, exact)
  const server = onServer(input, exact)
  const said = `${slug} ← ${input}: device ${device.resultCategory}, server ${server.category}`
  if (mildness(device.resultCategory) > mildness(server.category)) return [`milder: ${said}`]
  const words = wordListOf(answerLang)
  // A dictionary word can't be a typo, so the server is equally strict there.
  const isListed = exact || tokensOf(input, answerLang).every(({ text }) => words?.has(text))
  if (!isListed) return []
  const seen = hasHidden ? onServer(input, exact, false) : server
  return device.resultCategory === seen.category && device.comment === seen.comment
    ? []
    : [`other: ${said}, without hidden answers ${seen.category}`]
}

/** Typical edits: omitted, inserted or swapped letters and words, and missing punctuation. */
const slip = fc
  .record({ how: fc.nat(7), at: fc.nat(), other: fc.nat() })
  .map(({ how, at, other }) => (text: string): string => {
    const words = text.split(' ')
    const word = at % words.length
    const place = at % text.length
    const letter = LETTERS[other % LETTERS.length] ?? 'e'
    const without = (index: number) => words.filter((_, each) => each !== index)
    const put = (index: number, added: string) => [...words.slice(0, index), added, ...words.slice(index)]
    switch (how) {
      case 0:
        return without(word).join(' ')
      case 1:
        return put(word, words[other % words.length] ?? '').join(' ')
      case 2:
        return put(other % words.length, words[word] ?? '').join(' ')
      case 3:
        return text.slice(0, place) + text.slice(place + 1)
      case 4:
        return text.slice(0, place) + letter + text.slice(place)
      case 5:
        return text.slice(0, place) + letter + text.slice(place + 1)
      case 6:
        return text.replace(/['’-]/g, other % 2 ? '' : ' ')
      default:
        return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 's')
    }
  })

const answered = fc
  .record({
    known: fc.constantFrom(...exercises),
    from: fc.nat(),
    slips: fc.array(slip, { minLength: 1, maxLength: 3 }),
    exact: fc.boolean(),
  })
  .map(({ known, from, slips, exact }) => {
    const all = [...known.accepted, ...known.wrong]
    const begun = all[from % all.length] ?? ''
    return { known, exact, input: slips.reduce((text, change) => change(text), begun).slice(0, 500) }
  })

describe('an offline device judges like the server (S-ATT-06, U05)', () => {
  test('for every expected mistake and correct answer of the library', () => {
    const found = exercises.flatMap((known) =>
      [...known.accepted, ...known.wrong].flatMap((input) => compare(known, input, false)),
    )
    expect(found).toEqual([])
    expect(exercises.length).toBeGreaterThan(100)
  })

  test('for generated mistakes: never more lenient, and identical unless a typo or a hidden answer matters', () => {
    fc.assert(
      fc.property(answered, ({ known, input, exact }) => {
        expect(compare(known, input, exact)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })
})
