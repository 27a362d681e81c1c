import type { Course } from '@mowka/contract/schemas/learning'
import type { LearningReason } from '@mowka/domain/user/preferences'

/** Substrings of the tags of courses that suit a reason to learn. */
const tagsOf: Record<LearningReason, readonly string[]> = {
  work: ['bizn', 'praca', 'maile', 'zebrania'],
  travel: ['podroz', 'miast'],
  exam: ['gram'],
  abroad: ['sytu', 'miast', 'dom'],
  people: ['pierwsze', 'codzienn', 'na-co-dzien', 'swieta', 'spacer'],
  self: ['slow', 'sytu'],
}

/** Whether a course suits a reason, by its tags. */
export const suits = (reason: LearningReason, { tags }: Pick<Course, 'tags'>): boolean =>
  tags.some((tag) => tagsOf[reason].some((part) => tag.toLowerCase().includes(part)))
