import type { LanguagePair } from '@mowka/contract/schemas/common'
import { MAX_PINNED_COURSES } from '@mowka/domain/course/course'
import { canSeePublished, rightsOf, type SeenCourse } from '../course/public'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import { lockAccount } from '../user/public'
import { insertPin, readPins } from './store'

/** The caller's pins of a language pair that they can see. Hidden ones can't be unpinned, so they don't count. */
async function visiblePins(db: Database, { person, now }: CallScope, pair: LanguagePair): Promise<string[]> {
  const rights = rightsOf(person, now)
  const pins = await readPins(db, person.userId, pair, now)
  return pins.filter((course) => canSeePublished(rights, course)).map(({ id }) => id)
}

/** Lists the caller's pinned courses in the order of pinning. */
export async function listPinnedCourses(call: CallScope): Promise<{ courseId: string }[]> {
  const pins = await visiblePins(call.db, call, call.pair)
  // There are more if a course was hidden while another one was pinned.
  return pins.slice(0, MAX_PINNED_COURSES).map((courseId) => ({ courseId }))
}

/**
 * Pins a course for the caller; has no effect if it is pinned already. Throws 409 if the learner has the maximum
 * number of pinned courses in its language pair.
 */
export async function pinCourse(call: CallScope, { course }: SeenCourse): Promise<void> {
  const { userId } = call.person
  await call.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const pins = await visiblePins(tx, call, course)
    if (pins.includes(course.id)) return
    if (pins.length >= MAX_PINNED_COURSES)
      throw new ProblemError(409, 'TOO_MANY_PINNED_COURSES', 'No more courses can be pinned')
    await insertPin(tx, { userId, courseId: course.id, pinnedAt: call.now })
  })
}
