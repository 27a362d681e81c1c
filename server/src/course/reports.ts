import type { ExerciseReport } from '@mowka/contract/schemas/learning'
import { orDash } from '@mowka/domain/report'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import type { OpenExercise } from './policies'
import { reportedBugs } from './tables'

/** Stores a learner's report about an exercise (S-CRS-17); repeating it has no effect. */
export async function reportExercise(
  { db, person, now }: CallScope,
  { exercise }: OpenExercise,
  { comment, suggestedAnswer, mode, reportId, reportedAt }: ExerciseReport,
): Promise<{ reported: true }> {
  const written = reportedAt === undefined ? now : new Date(reportedAt)
  await db
    .insert(reportedBugs)
    .values({
      id: reportId ?? newId(now.getTime()),
      exerciseId: exercise.id,
      userId: person.userId,
      mode,
      comment: orDash(comment),
      suggestedAnswer: orDash(suggestedAnswer),
      status: 'REPORTED',
      createdAt: written < now ? written : now,
    })
    .onConflictDoNothing({ target: reportedBugs.id })
  return { reported: true }
}
