import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'

type Question = LessonDialogue['questions'][number]

/** Returns the answers of a question in display order. The position of the right one is derived from the text, so it is stable. */
export function answersOf({ question, right, wrong }: Question): string[] {
  const sum = [...question, ...right].reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0)
  const place = sum % (wrong.length + 1)
  return [...wrong.slice(0, place), right, ...wrong.slice(place)]
}
