/**
 * Stable identity of a piece of content: its path in `content/`. The server derives UUIDv5 ids from it, so a renamed
 * slug is a new piece of content.
 */
export const contentPath = {
  course: (lang: string, course: string) => `courses/${lang}/${course}`,
  lesson: (coursePath: string, lesson: string) => `${coursePath}/${lesson}`,
  exercise: (lessonPath: string, exercise: string) => `${lessonPath}/${exercise}`,
  word: (lessonPath: string, word: string) => `${lessonPath}/words/${word}`,
  hint: (lessonPath: string, hint: string) => `${lessonPath}/hints/${hint}`,
  popup: (popup: string) => `popups/${popup}`,
  company: (company: string) => `companies/${company}`,
}
