import type { LangCode } from '@mowka/contract/schemas/common'
import type { WordExerciseType } from '@mowka/contract/schemas/vocabulary'
import { fixedArticle } from '@mowka/domain/fixed-article'
import { type Judgement, judge } from '@mowka/domain/judge/judge'
import { normalise } from '@mowka/domain/normalise'
import type { WordListOf } from '@mowka/words/word-lists'
import { SPACE_SIGN } from './exercise-data'

/** The word to translate. */
type AskedWord = { answer: string; example: string; answerLang: LangCode }

/** Only typed answers may have typos; assembled and chosen ones have to be exact. */
const isTyped = (type: WordExerciseType): boolean => type === 'WRITTEN_TRANSLATION'
const isChosen = (type: WordExerciseType): boolean =>
  type === 'MULTIPLE_CHOICE' || type === 'AUDIO_MATCH' || type === 'MATCH_PAIRS'

/** Returns alternative answers: a verb without "to", and a word without bracketed remarks. */
function alternativesOf({ answer, answerLang }: AskedWord): string[] {
  const plain = answer.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim()
  const bare = answerLang === 'ENG' ? plain.replace(/^to /, '') : plain
  return [...new Set([plain, bare])].filter((text) => text !== answer && text !== '')
}

/**
 * Returns the answer as compared: with spaces between letters, and with the fixed article if only the rest was
 * entered.
 */
function givenAnswer(input: string, { answer, answerLang }: AskedWord, type: WordExerciseType): string {
  const text = isTyped(type) || isChosen(type) ? input : input.replaceAll(SPACE_SIGN, ' ')
  const { article } = fixedArticle(answer, answerLang)
  const hasArticle = fixedArticle(normalise(text), answerLang).article !== ''
  return article === '' || hasArticle || text.trim() === '' ? text : `${article} ${text.trim()}`
}

/**
 * Judges a word answer like a sentence, but tolerates typos only in typed answers, and requires the exact word for
 * choices (S-WREP-03).
 */
export function judgeWord(
  word: AskedWord,
  type: WordExerciseType,
  input: string,
  wordListOf: WordListOf,
): Judgement {
  const { answer, example, answerLang: lang } = word
  const given = givenAnswer(input, word, type)
  const judgement = judge({
    input: given,
    answer,
    alternatives: isChosen(type) ? [] : alternativesOf(word).map((text) => ({ text, hidden: false })),
    mistakes: [],
    lang,
    question: example,
    words: wordListOf(lang),
    exact: !isTyped(type),
  })
  if (!isChosen(type)) return judgement
  return { ...judgement, category: normalise(given) === normalise(answer) ? 'CORRECT' : 'ERROR' }
}
