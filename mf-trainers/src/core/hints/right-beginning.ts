import type { LangCode } from '@mowka/contract/schemas/common'
import { beginningOf } from '@mowka/domain/judge/beginning'
import { graphOf } from '@mowka/domain/judge/graph'
import { keyOf } from '@mowka/domain/judge/token'
import { type AnswerWord, answerWords, writtenWords } from '../words/answer-words'

/** The right beginning of a text: its first `count` words start an answer, which continues with `rest`. */
export type RightBeginning = { count: number; rest: readonly string[] }

/** Finds how many written words match the beginning of an answer, by the rules of the check (U05). */
export function rightBeginning(
  written: readonly AnswerWord[],
  answer: string,
  lang: LangCode,
): RightBeginning {
  const words = answerWords(answer)
  const keys = written.map(({ bare }) => keyOf(bare, lang))
  const graph = graphOf([{ kind: 'text', text: answer }], lang)
  const { count, instead, left } = beginningOf(keys, graph, lang)
  return { count, rest: [...instead, ...words.slice(words.length - left)] }
}

/** Whether a text has the words of an answer as the check reads them: "I'm" is "I am". */
export function isAnswer(text: string, answer: string, lang: LangCode): boolean {
  const written = writtenWords(text)
  const { count, rest } = rightBeginning(written, answer, lang)
  return written.length > 0 && count === written.length && rest.length === 0
}
