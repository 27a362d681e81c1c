import { isRecord } from '../http/exchange'

interface Pair {
  text: string
  translation: string
}
interface Entry extends Pair {
  explanation: string
}

/** A question of the platform's assistant: a course sentence, the selected phrase, and library material. */
interface Question {
  task: string
  /** Whether the learner has not answered yet; `phrase` is then part of the translation. */
  isBeforeCheck: boolean
  sentence: string
  translation: string
  /** The selected words; the whole sentence without a selection. */
  phrase: string
  question: string
  mistakes: { typed: string; expected: string }[]
  acceptedAnswer: string
  glossary: Pair[]
  sentences: Pair[]
  /** Other right versions of the sentence. */
  versions: string[]
  /** Texts of the exercise's hints that the learner doesn't see. */
  rules: string[]
  /** Those on the learner's screen. */
  shownRules: string[]
}

interface Reply {
  introduction: string
  synonyms: Entry[]
  antonyms: Entry[]
  collocations: Entry[]
  examples: Entry[]
  meanings: Entry[]
  continuationSentence: string
}

const MOST = { meanings: 4, examples: 3, collocations: 4 }

/** Maximum length of an example sentence. */
const LONGEST = 200

/**
 * Returns a reply built only from the library material in the question: words, translations and sentences. Null for a
 * question of another kind.
 */
export function tutorReply(fields: Record<string, unknown>): Reply | null {
  const question = read(fields)
  if (!question) return null
  const reply: Reply = {
    introduction: '',
    synonyms: [],
    antonyms: [],
    collocations: [],
    examples: [],
    meanings: [],
    continuationSentence: `Pokaż przykłady z „${short(question.phrase)}”.`,
  }
  return { ...reply, ...answerTo(question) }
}

function answerTo(question: Question): Partial<Reply> {
  if (question.isBeforeCheck) return answerBeforeCheck(question)
  const { task, phrase } = question
  switch (task) {
    case 'MEANING': {
      const meanings = meaningsOf(question)
      return { introduction: `W tym zdaniu „${phrase}” znaczy tyle, co niżej.`, meanings }
    }
    case 'EXAMPLE': {
      const examples = examplesOf(question)
      return {
        introduction:
          examples.length > 0
            ? `Zdania podobne do tego z „${phrase}”:`
            : 'Nie znam innych zdań z tej lekcji.',
        examples,
        continuationSentence: `Co znaczy „${short(phrase)}”?`,
      }
    }
    case 'COLLOCATION': {
      const collocations = collocationsOf(question)
      return {
        introduction:
          collocations.length > 0 ? 'Te słowa często stoją razem:' : 'Nie znam połączeń z tymi słowami.',
        collocations,
      }
    }
    case 'SYNONYM':
      return related(question, 'synonyms', 'podobnym znaczeniu')
    case 'ANTONYM':
      return related(question, 'antonyms', 'przeciwnym znaczeniu')
    case 'EXPLAIN_ANSWER':
      return {
        introduction: explained(question),
        // The first one is in the explanation.
        examples: examplesOf({ ...question, sentences: withSameWords(question).slice(1) }),
        continuationSentence: 'Jak zapamiętać tę zasadę?',
      }
    default:
      return ownQuestion(question)
  }
}

/** Helps with words of the translation, without the sentence itself. */
function answerBeforeCheck(question: Question): Partial<Reply> {
  const { task, phrase, glossary, sentences } = question
  const wanted = wordsOf(phrase).map(stemOf)
  const uses = (text: string) => wordsOf(text).some((word) => wanted.includes(stemOf(word)))
  const continuationSentence = `Pokaż przykłady z „${short(phrase)}”.`
  if (task === 'EXAMPLE') {
    const examples = examplesOf({
      ...question,
      sentences: sentences.filter((pair) => uses(pair.translation)),
    })
    return {
      introduction:
        examples.length > 0 ? `Zdania z „${phrase}”:` : `W tej lekcji nie ma innego zdania z „${phrase}”.`,
      examples,
      continuationSentence: `Jak powiedzieć „${short(phrase)}”?`,
    }
  }
  const meanings = glossary
    .filter((pair) => uses(pair.translation))
    .map((pair) => ({ ...pair, explanation: 'Forma ze słownika. W zdaniu może wyglądać inaczej.' }))
  return meanings.length > 0
    ? { introduction: `„${phrase}” powiesz tak:`, meanings, continuationSentence }
    : {
        introduction: `Nie mam w słowniku „${phrase}”. Spróbuj podpowiedzi przy ćwiczeniu.`,
        continuationSentence,
      }
}

const ASKS_FOR_VERSIONS = /inaczej|inny sposób|inne słow|zamiast/i
const ASKS_FOR_REASON = /dlaczego|czemu|zasad|reguł|zapamiętać|kiedy/i

/** Answers the learner's own question: with other versions, a rule, or what the words mean. */
function ownQuestion(question: Question): Partial<Reply> {
  const { sentence, translation, versions, rules, shownRules } = question
  if (ASKS_FOR_VERSIONS.test(question.question)) {
    return versions.length > 0
      ? {
          introduction: 'Tak, dobre są też te wersje:',
          examples: versions.slice(0, MOST.examples).map((text) => ({ text, translation, explanation: '' })),
        }
      : { introduction: `W tej lekcji znam tylko jedną wersję: „${sentence}”.` }
  }
  const [rule] = rules
  if (rule && ASKS_FOR_REASON.test(question.question)) {
    return { introduction: `Zasada: ${rule}`, examples: examplesOf(question).slice(0, 2) }
  }
  if (shownRules.length > 0 && ASKS_FOR_REASON.test(question.question)) {
    const examples = examplesOf(question).slice(0, 3)
    return {
      introduction:
        examples.length > 0
          ? 'Najlepiej na przykładach. Poszukaj w nich zasady z podpowiedzi:'
          : `Powiedz kilka razy na głos „${sentence}” i poszukaj w nim zasady z podpowiedzi.`,
      examples,
    }
  }
  return {
    introduction: `Zdanie „${sentence}” znaczy „${translation}”. Oto co wiem o jego słowach.`,
    meanings: meaningsOf(question),
    examples: examplesOf(question).slice(0, 1),
  }
}

function meaningsOf({ phrase, sentence, translation, glossary }: Question): Entry[] {
  const known = glossary
    .slice(0, MOST.meanings)
    .map((pair) => ({ ...pair, explanation: `W zdaniu: ${sentence}` }))
  if (known.length > 0) return known
  return phrase === sentence
    ? [{ text: sentence, translation, explanation: '' }]
    : [{ text: phrase, translation: '', explanation: `Całe zdanie znaczy: ${translation}` }]
}

/** Returns library sentences that share a word with the selected phrase; all of them for the whole sentence. */
const examplesOf = ({ isBeforeCheck, phrase, sentence, sentences }: Question): Entry[] =>
  sentences
    .filter(
      ({ text }) =>
        text.length <= LONGEST && (isBeforeCheck || phrase === sentence || isShared(text, phrase)),
    )
    .slice(0, MOST.examples)
    .map((pair) => ({ ...pair, explanation: '' }))

/** Returns sentences with the words that were missing or wrong in the answer. */
function withSameWords({ mistakes, sentences }: Question): Pair[] {
  const wanted = mistakes.flatMap(({ expected }) => wordsOf(expected.toLowerCase()))
  return sentences.filter(({ text }) => wordsOf(text.toLowerCase()).some((word) => wanted.includes(word)))
}

/**
 * Returns the selected words with their neighbours from library sentences, each combination once. For the whole sentence,
 * the words of the glossary are used, because every sentence has the others.
 */
function collocationsOf({ phrase, sentence, translation, glossary, sentences }: Question): Entry[] {
  const isWhole = phrase === sentence && glossary.length > 0
  const subject = isWhole ? glossary.map(({ text }) => text).join(' ') : phrase
  const wanted = wordsOf(subject.toLowerCase())
  const found = [{ text: sentence, translation }, ...sentences].flatMap((pair) => {
    const words = wordsOf(pair.text)
    const at = words.findIndex((word) => wanted.includes(word.toLowerCase()))
    if (at < 0 || words.length < 2) return []
    const text = words.slice(Math.max(0, at - 1), at + 2).join(' ')
    return [{ text, translation: '', explanation: `Na przykład: ${pair.translation}` }]
  })
  const texts = found.map(({ text }) => text.toLowerCase())
  return found.filter((_, place) => texts.indexOf(texts[place] ?? '') === place).slice(0, MOST.collocations)
}

/** Basic synonyms and antonyms, because the library has no thesaurus. */
const RELATED: Record<string, { synonyms: string[]; antonyms: string[] }> = {
  big: { synonyms: ['large'], antonyms: ['small'] },
  small: { synonyms: ['little'], antonyms: ['big'] },
  good: { synonyms: ['fine'], antonyms: ['bad'] },
  like: { synonyms: ['enjoy'], antonyms: ['dislike'] },
  home: { synonyms: ['house'], antonyms: [] },
  start: { synonyms: ['begin'], antonyms: ['finish'] },
  groß: { synonyms: ['riesig'], antonyms: ['klein'] },
  gut: { synonyms: ['prima'], antonyms: ['schlecht'] },
  sagen: { synonyms: ['mitteilen'], antonyms: ['schweigen'] },
}

function related(
  { phrase, glossary }: Question,
  list: 'synonyms' | 'antonyms',
  sense: string,
): Partial<Reply> {
  const entries = wordsOf(phrase).flatMap((word) =>
    (RELATED[word.toLowerCase()]?.[list] ?? []).map((text) => ({
      text,
      translation: glossary.find((pair) => pair.text === text)?.translation ?? '',
      explanation: `Zamiast „${word}”.`,
    })),
  )
  return entries.length > 0
    ? { introduction: `Słowa o ${sense}:`, [list]: entries }
    : {
        introduction:
          wordsOf(phrase).length > 1
            ? `Wybierz jedno słowo, a poszukam słów o ${sense}.`
            : `Nie znam słów o ${sense} do „${phrase}”.`,
      }
}

/** Explains what the feedback beside the answer doesn't: the rule, and the meaning of the missed words. */
function explained(question: Question): string {
  const { mistakes, glossary, rules, shownRules } = question
  if (mistakes.length === 0) return 'Ta odpowiedź jest dobra.'
  const [rule] = rules
  const missed = mistakes.map(({ expected }) => expected).filter((text) => text !== '')
  const meanings = glossary
    .filter(({ text }) => missed.some((each) => isShared(text, each)))
    .map(({ text, translation }) => `„${text}” to „${translation}”.`)
  const [like] = withSameWords(question)
  const meant = missed.filter((text) => shownRules.some((shown) => isShared(shown, text)))
  return (
    [
      rule ? `Zasada: ${rule}` : '',
      meant.length > 0 ? `Tu chodzi o ${meant.map((text) => `„${text}”`).join(', ')} z podpowiedzi.` : '',
      ...meanings.slice(0, 3),
      like ? `Tak samo jest w zdaniu „${like.text}” (${like.translation})` : '',
    ]
      .filter(Boolean)
      .join(' ') ||
    `Porównaj oba zdania słowo po słowie: różnią się w ${mistakes.length === 1 ? 'jednym miejscu' : 'kilku miejscach'}.`
  )
}

/** Whether two texts share a word. */
const isShared = (text: string, other: string): boolean => {
  const words = wordsOf(other.toLowerCase())
  return wordsOf(text.toLowerCase()).some((word) => words.includes(word))
}

/** Number of letters by which forms of a Polish word are recognised. */
const STEM = 4
const stemOf = (word: string): string => word.toLowerCase().slice(0, STEM)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

const short = (phrase: string): string => (phrase.length > 60 ? 'tym zdaniem' : phrase)

function read(fields: Record<string, unknown>): Question | null {
  const { task, sentence } = fields
  if (typeof task !== 'string' || typeof sentence !== 'string') return null
  return {
    task,
    isBeforeCheck: fields.isBeforeCheck === true,
    sentence,
    translation: textOf(fields.translation),
    phrase: textOf(fields.phrase) || sentence,
    question: textOf(fields.question),
    mistakes: recordsOf(fields.mistakes).map(({ typed, expected }) => ({
      typed: textOf(typed),
      expected: textOf(expected),
    })),
    acceptedAnswer: textOf(fields.acceptedAnswer),
    glossary: pairsOf(fields.glossary),
    sentences: pairsOf(fields.sentences),
    versions: textsOf(fields.versions),
    rules: textsOf(fields.rules),
    shownRules: textsOf(fields.shownRules),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : [])
const recordsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const pairsOf = (value: unknown): Pair[] =>
  recordsOf(value).map(({ text, translation }) => ({ text: textOf(text), translation: textOf(translation) }))
