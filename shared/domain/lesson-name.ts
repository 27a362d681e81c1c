import { form, maxLength, type Rule, required } from './rules'

/** What separates the two halves of a lesson's name. */
const BAR = '|'

/** The longest title or description, in characters: both and the bar between them fit into a name. */
export const LESSON_TITLE_LENGTH = 240

/**
 * A title that is typed (A-LESS-04). What stands behind a bar in it would be a description; only who types it can say
 * that it is none, a call sees one name.
 */
export const lessonTitleRules: Rule<string>[] = [
  required,
  form('BAR_IN_TITLE', (title) => !title.includes(BAR)),
  maxLength(LESSON_TITLE_LENGTH),
]

/** The two halves of `title|description` (P-ENT-19). A name without a bar is all title. */
export function splitLessonName(name: string): { title: string; description: string } {
  const [title = '', ...rest] = name.split(BAR)
  return { title: title.trim(), description: rest.join(BAR).trim() }
}

/** Joins title and description into a lesson's name. */
export const joinLessonName = (title: string, description: string): string =>
  description.trim() ? `${title.trim()}${BAR}${description.trim()}` : title.trim()
