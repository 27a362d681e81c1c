type Sentence = { tags: readonly string[]; inLesson: boolean }

/**
 * Returns a word's example sentences: those with a tag that starts with the chapter's (V-LW-19). If there are none,
 * or the lesson has no chapter, the lesson's own sentences that use the word.
 */
export function exampleSentences<Each extends Sentence>(
  sentences: readonly Each[],
  chapter: string | null,
): Each[] {
  const ofChapter = sentences.filter(({ tags }) => chapter && tags.some((tag) => tag.startsWith(chapter)))
  return ofChapter.length > 0 ? ofChapter : sentences.filter(({ inLesson }) => inLesson)
}
