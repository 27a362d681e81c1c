/** Maximum number of example sentences on a card (V-LW-11). */
export const MAX_SENTENCES = 3

type Sentence = { tags: readonly string[]; answer: string; example: string }

/**
 * Returns the example sentences of a word: its exercises with a tag that starts with the chapter's (V-LW-19), at most
 * three, without duplicates. None without a chapter.
 */
export function exampleSentences<Exercise extends Sentence>(
  exercises: readonly Exercise[],
  chapter: string | null,
): Exercise[] {
  if (chapter === null) return []
  const seen = new Set<string>()
  return exercises
    .filter(({ tags, answer }) => {
      if (seen.has(answer) || !tags.some((tag) => tag.startsWith(chapter))) return false
      seen.add(answer)
      return true
    })
    .slice(0, MAX_SENTENCES)
}
