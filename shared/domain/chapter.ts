/** A tag with a lesson's chapter: 5-8 word characters, an underscore, 2 digits (V-LW-18). */
export const CHAPTER_TAG = /^\w{5,8}_\d{2}$/

/** Returns the chapter from a lesson's tags, or `null` if there is none. */
export const chapterOf = (tags: readonly string[]): string | null =>
  tags.find((tag) => CHAPTER_TAG.test(tag)) ?? null
