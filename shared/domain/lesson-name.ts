/** The two halves of `title|description` (P-ENT-19). A name without a bar is all title. */
export function splitLessonName(name: string): { title: string; description: string } {
  const [title = '', ...rest] = name.split('|')
  return { title: title.trim(), description: rest.join('|').trim() }
}

/** Joins title and description into a lesson's name. */
export const joinLessonName = (title: string, description: string): string =>
  description.trim() ? `${title.trim()}|${description.trim()}` : title.trim()
