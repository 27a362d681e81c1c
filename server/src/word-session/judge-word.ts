import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { WordExerciseType } from '@mowka/shared/contract/schemas/vocabulary'
import { fixedArticle } from '@mowka/shared/domain/fixed-article'
import { type Judgement, judge } from '@mowka/shared/domain/judge/judge'
import { normalise } from '@mowka/shared/domain/normalise'
import type { WordGrade } from '@mowka/shared/domain/word-schedule'
import type { WordListOf } from '../words/public'
import { SPACE_SIGN } from './exercise-data'

/** A word that is asked for. */
type AskedWord = { answer: string; example: string; answerLang: LangCode }

/** What is put together of given letters or chosen has to be exact. */
const isTyped = (type: WordExerciseType): boolean => type === 'WRITTEN_TRANSLATION'
const isChosen = (type: WordExerciseType): boolean =>
  type === 'MULTIPLE_CHOICE' || type === 'AUDIO_MATCH' || type === 'MATCH_PAIRS'

/** What else is right: a verb without "to", and a word without what stands in brackets. */
function alternativesOf({ answer, answerLang }: AskedWord): string[] {
  const plain = answer.replace(/(?<!\s)\s*\([^()]*\)/g, '').trim()
  const bare = answerLang === 'ENG' ? plain.replace(/^to /, '') : plain
  return [...new Set([plain, bare])].filter((text) => text !== answer && text !== '')
}

/** An answer as it is compared: letters with their spaces, and with the fixed article where only the rest was given. */
function givenAnswer(input: string, { answer, answerLang }: AskedWord, type: WordExerciseType): string {
  const text = isTyped(type) || isChosen(type) ? input : input.replaceAll(SPACE_SIGN, ' ')
  const { article } = fixedArticle(answer, answerLang)
  const hasArticle = fixedArticle(normalise(text), answerLang).article !== ''
  return article === '' || hasArticle || text.trim() === '' ? text : `${article} ${text.trim()}`
}

/**
 * Judges an answer to a word as the check of sentences does: only what is typed is forgiven a typo, and what is chosen
 * has to be the very word (S-WREP-03).
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

/** How well the word was known, by the answer and by whether a hint came first. */
export function gradeOf({ category }: Judgement, hinted: boolean): WordGrade {
  if (category === 'ERROR') return 'again'
  return category === 'MINOR_ERROR' || hinted ? 'hard' : 'good'
}
