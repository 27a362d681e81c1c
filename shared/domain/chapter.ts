/** The tag that names a lesson's chapter: 5-8 word characters, an underscore, 2 digits (V-LW-18). */
export const CHAPTER_TAG = /^\w{5,8}_\d{2}$/

/** The chapter of a lesson by its tags; null when none of them names one. */
export const chapterOf = (tags: readonly string[]): string | null =>
  tags.find((tag) => CHAPTER_TAG.test(tag)) ?? null
