import type { Judgement } from '@mowka/domain/judge/judge'
import type { WordListOf } from '@mowka/words/word-lists'
import { judgeAnswer, type Solution } from './solution'

/**
 * What an exercise says to an answer as a whole sentence: it takes it, slips and all; it knows the mistake and gives a
 * reason; or it only refuses it.
 */
export type Verdict = 'accepted' | 'explained' | 'refused'

/** What a judgement of a whole sentence says. */
export function verdictOf({ category, comment }: Pick<Judgement, 'category' | 'comment'>): Verdict {
  if (category !== 'ERROR') return 'accepted'
  return comment === null ? 'refused' : 'explained'
}

/** Judges an answer as editors see it. Gaps and blocks are stricter, but a slip in them is nothing to decide about. */
export const verdictOn = (solution: Solution, typed: string, wordListOf: WordListOf): Verdict =>
  verdictOf(judgeAnswer(solution, { userInput: typed }, wordListOf))
