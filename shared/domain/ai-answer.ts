import type { AiAnswer, AiEntry } from '../contract/schemas/assistant'

/** The longest question to the assistant, in characters. */
export const MAX_QUESTION_LENGTH = 300
/** The longest text that the assistant reads aloud, in characters. */
export const MAX_SPOKEN_LENGTH = 1000

/** The lists of an answer in the order in which they are shown. */
export const AI_LISTS = ['meanings', 'synonyms', 'antonyms', 'collocations', 'examples'] as const
export type AiList = (typeof AI_LISTS)[number]

/** All entries of an answer, in the order in which they are shown. */
export const entriesOf = (answer: AiAnswer): AiEntry[] => AI_LISTS.flatMap((list) => answer[list])

const ENDS = /[.!?…]$/

/**
 * What is heard when the whole answer is played: its entries, each as a sentence, as far as the limit allows. Empty for an
 * answer without entries: what is around them is in the learner's own language.
 */
export function spokenText(answer: AiAnswer): string {
  let spoken = ''
  for (const { text } of entriesOf(answer)) {
    const said = ENDS.test(text.trim()) ? text.trim() : `${text.trim()}.`
    if (spoken.length + said.length + 1 > MAX_SPOKEN_LENGTH) break
    spoken = spoken ? `${spoken} ${said}` : said
  }
  return spoken
}

/** An answer as plain text: what is copied, and what is kept as the message's content. */
export function plainText(answer: AiAnswer): string {
  const lines = entriesOf(answer).map(({ text, translation, explanation }) =>
    [translation ? `${text} – ${translation}` : text, explanation].filter(Boolean).join('\n'),
  )
  return [answer.introduction, ...lines].filter(Boolean).join('\n\n')
}
