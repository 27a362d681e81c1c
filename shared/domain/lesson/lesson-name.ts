import { form, maxLength, type Rule, required } from '../rules'

/** Separator of title and description in a lesson's name. */
const BAR = '|'

/** Maximum length of a title or description, in characters: both and the separator fit into a name. */
export const LESSON_TITLE_LENGTH = 240

/**
 * Rules of a typed title (A-LESS-04). Text after a bar would become the description. Only the form can reject it: an
 * API request has a single name.
 */
export const lessonTitleRules: Rule<string>[] = [
  required,
  form('BAR_IN_TITLE', (title) => !title.includes(BAR)),
  maxLength(LESSON_TITLE_LENGTH),
]

/** Splits `title|description` (P-ENT-19). A name without a bar is only a title. */
export function splitLessonName(name: string): { title: string; description: string } {
  const [title = '', ...rest] = name.split(BAR)
  return { title: title.trim(), description: rest.join(BAR).trim() }
}

/** Joins title and description to a lesson's name. */
export const joinLessonName = (title: string, description: string): string =>
  description.trim() ? `${title.trim()}${BAR}${description.trim()}` : title.trim()
