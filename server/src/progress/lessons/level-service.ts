import type { CefrLevel, LanguagePair } from '@mowka/contract/schemas/common'
import { canSeePublished, type SeenCourse } from '../../course/public'
import type { CallScope } from '../../http/policy'
import { readLevelsOfCourses } from './course-store'

/** The courses of a level and how many of them the learner has finished. */
export type LevelCounts = { level: CefrLevel; courses: number; finished: number }

/**
 * Counts the courses of each of these levels that the learner can see. Unpublished courses, and those without lessons,
 * don't count.
 */
export async function levelCounts(
  { db, person: { userId }, now }: CallScope,
  { levels, sourceLang, targetLang }: LanguagePair & { levels: readonly CefrLevel[] },
  rights: SeenCourse['rights'],
): Promise<LevelCounts[]> {
  const rows = await readLevelsOfCourses(db, { userId, sourceLang, targetLang, now })
  return levels.map((level) => {
    const courses = rows.filter((row) => row.levels.includes(level) && canSeePublished(rights, row))
    return {
      level,
      courses: courses.length,
      finished: courses.filter(({ total, finished }) => finished === total).length,
    }
  })
}
