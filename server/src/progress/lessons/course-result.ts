/** A finished sentence of a course. */
export type Answer = { lessonId: string; doneAt: Date; attempts: number; forced: boolean }

/**
 * Returns the longest run of sentences that were right at the first attempt, in the order of finishing them, and the
 * lesson in which it ended; `null` without any. The first of several equal runs counts.
 */
export function bestRun(answers: readonly Answer[]): { length: number; lessonId: string } | null {
  let best: { length: number; lessonId: string } | null = null
  let length = 0
  for (const { attempts, forced, lessonId } of answers) {
    length = forced || attempts > 1 ? 0 : length + 1
    if (length > (best?.length ?? 0)) best = { length, lessonId }
  }
  return best
}
