import type { Judgement } from '@mowka/domain/judge/judge'
import type { WordListOf } from '@mowka/words/word-lists'
import { judgeAnswer, type Solution } from './solution'

/**
 * An exercise's verdict on a whole sentence: accepted (with slips), refused with the reason of an expected mistake, or
 * just refused.
 */
export type Verdict = 'accepted' | 'explained' | 'refused'

/** The verdict for a judged whole sentence. */
export function verdictOf({ category, comment }: Pick<Judgement, 'category' | 'comment'>): Verdict {
  if (category !== 'ERROR') return 'accepted'
  return comment === null ? 'refused' : 'explained'
}

/** Judges an answer as editors see it: gaps and blocks refuse slips, but editors have nothing to decide about those. */
export const verdictOn = (solution: Solution, typed: string, wordListOf: WordListOf): Verdict =>
  verdictOf(judgeAnswer(solution, { userInput: typed }, wordListOf))
