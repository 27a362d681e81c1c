/** A word, phrase or sentence in the language being learned, with its meaning in the learner's language. */
export type AiEntry = { text: string; translation: string; explanation: string }

/** Maximum length of a question to the assistant, in characters. */
export const MAX_QUESTION_LENGTH = 300
/** Maximum number of prompt words to ask about before the check. */
const MAX_WORDS_BEFORE_CHECK = 3

/**
 * Whether a learner may ask about this many words of the prompt before the check: a few, and never the whole prompt,
 * because its translation is the answer.
 */
export const isFewWords = (chosen: number, total: number): boolean =>
  chosen >= 1 && chosen <= MAX_WORDS_BEFORE_CHECK && chosen < total

/** Maximum length of a text that the assistant reads aloud, in characters. */
export const MAX_SPOKEN_LENGTH = 1000

/** The lists of an answer, in display order. */
export const AI_LISTS = ['meanings', 'synonyms', 'antonyms', 'collocations', 'examples'] as const
export type AiList = (typeof AI_LISTS)[number]

/** An answer of the assistant (P-ENT-49). Lists that were not requested are empty. */
export type AiAnswer = Record<AiList, AiEntry[]> & {
  introduction: string
  /** Suggested next question; empty for none. */
  continuationSentence: string
}

/** Returns all entries of an answer, in display order. */
export const entriesOf = (answer: AiAnswer): AiEntry[] => AI_LISTS.flatMap((list) => answer[list])

const ENDS = /[.!?…]$/

/**
 * Returns the text to read aloud for an answer: its entries, each as a sentence, up to the limit. Empty for an answer
 * without entries, because the rest is in the learner's own language.
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

/** Returns an answer as plain text, for the clipboard and for the stored message. */
export function plainText(answer: AiAnswer): string {
  const lines = entriesOf(answer).map(({ text, translation, explanation }) =>
    [translation ? `${text} – ${translation}` : text, explanation].filter(Boolean).join('\n'),
  )
  return [answer.introduction, ...lines].filter(Boolean).join('\n\n')
}
