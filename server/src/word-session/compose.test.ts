import type { LangCode } from '@mowka/contract/schemas/common'
import { type SessionWord, SessionWord as SessionWordSchema } from '@mowka/contract/schemas/vocabulary'
import { fixedArticle } from '@mowka/domain/languages/articles'
import { type Random, seededRandom, shuffled } from '@mowka/domain/seeded-random'
import { composeSession, type SessionPlan, type TrainedWord } from './compose'
import { isAlsoRight, kindOf, lettersOf, wrongAnswers } from './exercises'

/** Words with translations, some of which share a meaning. */
const vocabulary: Partial<Record<LangCode, readonly (readonly [string, string])[]>> = {
  ENG: [
    ['receipt', 'paragon'],
    ['bill', 'rachunek, paragon'],
    ['recipe', 'przepis'],
    ['prescription', 'recepta'],
    ['queue', 'kolejka'],
    ['line', 'kolejka, linia'],
    ['discount', 'zniżka'],
    ['to refund', 'zwrócić pieniądze'],
    ['to return', 'zwrócić, oddać'],
    ['to try on', 'przymierzyć'],
    ['to look after', 'opiekować się (kimś)'],
    ['to put up with', 'znosić, tolerować'],
    ['reluctant', 'niechętny'],
    ['although', 'chociaż'],
    ['a', 'jakiś'],
    ['luggage', 'bagaż'],
    ['baggage', 'bagaż'],
    ['in the nick of time', 'w ostatniej chwili'],
  ],
  DE: [
    ['die Küche', 'kuchnia'],
    ['die Kirche', 'kościół'],
    ['die Kirsche', 'wiśnia'],
    ['der Kuchen', 'ciasto'],
    ['der Tisch', 'stół'],
    ['das Haus', 'dom'],
    ['das Heim', 'dom, przytułek'],
    ['gehen', 'iść'],
    ['sich freuen', 'cieszyć się'],
    ['schön', 'ładny'],
    ['das Ei', 'jajko'],
    ['auf jeden Fall', 'w każdym razie'],
  ],
}

function trained(lang: LangCode, random: Random, mode: SessionPlan['mode']): TrainedWord[] {
  const all = shuffled(vocabulary[lang] ?? [], random)
  return all.slice(0, 1 + Math.floor(random() * 10)).map(([answer, example]) => ({
    wordId: `${lang} ${answer}`,
    stage: mode === 'lesson' ? Math.floor(random() * 2) : 2 + Math.floor(random() * 7),
    word: {
      answer,
      example,
      answerRecording: random() < 0.7 ? `recording of ${answer}` : null,
      answerLang: lang,
      exampleLang: 'PL',
      transcription: null,
      partOfSpeech: null,
      gender: null,
      exampleSentences: [],
    },
  }))
}

function planOf(seed: string): SessionPlan {
  const random = seededRandom(seed)
  const targetLang = random() < 0.5 ? 'ENG' : 'DE'
  const mode = random() < 0.5 ? 'lesson' : 'repetition'
  const dictionary = (vocabulary[targetLang] ?? [])
    .filter(() => random() < 0.8)
    .map(([answer, example]) => ({ answer, example, transcription: null }))
  return {
    mode,
    words: trained(targetLang, random, mode),
    dictionary,
    targetLang,
    excludeAudio: random() < 0.4,
    seed,
  }
}

const wordsOf = (exercise: SessionWord): string[] =>
  exercise.type === 'MATCH_PAIRS'
    ? exercise.exerciseData.pairs.map(({ source }) => source.wordId)
    : [exercise.word.wordId]

const PRODUCED = ['UNSCRAMBLE_TRANSLATION', 'AUDIO_UNSCRAMBLE', 'WRITTEN_TRANSLATION']

/** Checks a session and returns the rules it breaks. */
function mistakesIn(plan: SessionPlan, session: readonly SessionWord[]): string[] {
  const { words, mode, targetLang, excludeAudio } = plan
  const mistakes: string[] = []
  const check = (isRight: boolean, what: string) => void (isRight || mistakes.push(`${plan.seed}: ${what}`))
  const byId = new Map(words.map((each) => [each.wordId, each]))
  const asked = session.flatMap(wordsOf)

  check(
    asked.every((id) => byId.has(id)),
    'a word that is not to be trained',
  )
  check(
    words.every(({ wordId }) => asked.includes(wordId)),
    'a word is missing',
  )
  session.forEach((exercise, at) => {
    const next = session[at + 1]
    check(
      !next || wordsOf(next).every((id) => !wordsOf(exercise).includes(id)),
      `the same word twice in a row at ${at}`,
    )
  })
  for (const { wordId, stage } of words) {
    const times = asked.filter((id) => id === wordId).length
    const wanted = mode === 'lesson' && stage === 0 && words.length > 1 ? 2 : 1
    check(times === wanted, `${wordId} comes ${times} times instead of ${wanted}`)
    const own = session.filter((exercise) => wordsOf(exercise).includes(wordId))
    if (wanted === 2 && own[0] && own[1]) {
      const mayBeRecognised = own[0].type === 'MATCH_PAIRS' || !PRODUCED.includes(own[0].type)
      const isVaried = new Set(session.map(({ type }) => type)).size > 1
      check(isVaried, 'one type for all')
      // A new word is produced first only if there are too few words for wrong answers.
      if (plan.dictionary.length > 8) check(mayBeRecognised, `${wordId} is produced before it is recognised`)
    }
  }
  if (session.length > 1) check(new Set(session.map(({ type }) => type)).size > 1, 'one type for all')

  for (const exercise of session) {
    const { type, word } = exercise
    check(SessionWordSchema.safeParse(exercise).success, 'a shape that is not the contract’s')
    const isAudio = type === 'AUDIO_MATCH' || type === 'AUDIO_UNSCRAMBLE'
    check(
      !isAudio || (!excludeAudio && word.word.answerRecording !== null),
      'audio where there is to be none',
    )
    if (type === 'MULTIPLE_CHOICE' || type === 'AUDIO_MATCH') {
      const texts = exercise.exerciseData.options.map(({ text }) => text)
      check(texts.length >= 3 && texts.length <= 4, `${texts.length} options`)
      check(new Set(texts).size === texts.length, 'an option twice')
      check(texts.filter((text) => text === word.word.answer).length === 1, 'the right option')
      for (const text of texts) {
        const [, example = ''] = vocabulary[targetLang]?.find(([answer]) => answer === text) ?? []
        const isOther = text !== word.word.answer
        check(
          !isOther || !isAlsoRight(word.word, { answer: text, example, transcription: null }, targetLang),
          `${text} is right too for ${word.word.answer}`,
        )
      }
    }
    if (type === 'UNSCRAMBLE_TRANSLATION' || type === 'AUDIO_UNSCRAMBLE') {
      const { rest } = fixedArticle(word.word.answer, targetLang)
      const letters = exercise.exerciseData.scrambledLetters
      check(
        [...letters].sort().join('') === [...rest.replaceAll(' ', '_')].sort().join(''),
        `the letters of ${word.word.answer} are ${letters.join('')}`,
      )
      check(letters.join('') !== rest.replaceAll(' ', '_'), 'letters in order')
    }
    if (type === 'MATCH_PAIRS') {
      const { pairs } = exercise.exerciseData
      check(pairs.length >= 3 && pairs.length <= 5, `${pairs.length} pairs`)
      pairs.forEach(({ source, target }, at) => {
        check(source.wordId === target.wordId, 'a pair of two words')
        const one = byId.get(source.wordId)?.word
        for (const { source: other } of pairs.slice(at + 1)) {
          const another = byId.get(other.wordId)?.word
          check(!one || !another || !isAlsoRight(one, another, targetLang), 'two pairs alike')
        }
      })
    }
  }
  return mistakes
}

test('ten thousand sessions follow every rule (S-WREP-02, V-ENT-04, V-WTRN-18, V-WEX-07 to V-WEX-12, V-WEX-15, V-WEX-17)', () => {
  const types = new Set<string>()
  const mistakes: string[] = []
  for (let n = 0; n < 10_000; n++) {
    const plan = planOf(`session ${n}`)
    const session = composeSession(plan)
    for (const { type } of session) types.add(type)
    mistakes.push(...mistakesIn(plan, session))
  }
  expect(mistakes.slice(0, 20)).toEqual([])
  expect([...types].sort()).toEqual([
    'AUDIO_MATCH',
    'AUDIO_UNSCRAMBLE',
    'MATCH_PAIRS',
    'MULTIPLE_CHOICE',
    'UNSCRAMBLE_TRANSLATION',
    'WRITTEN_TRANSLATION',
  ])
})

test('the same seed produces the same session, another seed a different one', () => {
  const plan = { ...planOf('session 7'), words: planOf('session 11').words }
  expect(composeSession(plan)).toEqual(composeSession(plan))
  expect(composeSession({ ...plan, seed: 'other' })).not.toEqual(composeSession(plan))
})

test('a plan without words produces an empty session', () => {
  expect(composeSession({ ...planOf('session 1'), words: [] })).toEqual([])
})

test('in the global list, well-known words are written more often than new ones', () => {
  const written = (stage: number) => {
    let count = 0
    for (let n = 0; n < 200; n++) {
      const plan = { ...planOf(`weights ${n}`), mode: 'repetition' as const }
      const words = plan.words.map((word) => ({ ...word, stage }))
      count += composeSession({ ...plan, words }).filter(({ type }) => type === 'WRITTEN_TRANSLATION').length
    }
    return count
  }
  expect(written(6)).toBeGreaterThan(2 * written(2))
})

describe('wrong answers', () => {
  const all = (vocabulary.DE ?? []).map(([answer, example]) => ({ answer, example, transcription: null }))
  const word = all[0] ?? { answer: '', example: '', transcription: null }

  test('wrong answers belong to the same word class and look similar', () => {
    const wrong = wrongAnswers(word, all, 'DE', seededRandom('a')) ?? []
    expect(wrong).toHaveLength(3)
    for (const answer of wrong) {
      expect(kindOf(all.find((each) => each.answer === answer) ?? word, 'DE')).toBe('noun')
    }
  })

  test('returns no wrong answers if there are too few words', () => {
    expect(wrongAnswers(word, all.slice(0, 2), 'DE', seededRandom('a'))).toBeNull()
  })
})

test.each([
  ['das Ei', 'DE'],
  ['aaa', 'ENG'],
  ['sth (formal)', 'ENG'],
  ['in the very last moment of all', 'ENG'],
] as const)('creates no letter puzzle for %s', (answer, lang) => {
  expect(lettersOf(answer, lang, seededRandom('a'))).toBeNull()
})
