import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, Id, wholeNumber } from './common'

/** How learning went on a Warsaw day, from 1 (very badly) to 5 (great) (L-MOOD-01, P-ENT-42). */
export const MoodEntry = z.object({ mood: wholeNumber(1, 5), date: Day })
export type MoodEntry = z.infer<typeof MoodEntry>

export const moodCalls = {
  /** The last three months, the oldest first. */
  getMoods: { answer: z.array(MoodEntry) },
  /** Once a day; the second time it is a 409 with the name MoodAlreadySubmittedError (S-USER-13). */
  postMood: { body: z.object({ mood: wholeNumber(1, 5) }), answer: MoodEntry, success: 201 },
  /** Brings along what someone has said elsewhere, as it is dated. A day that has a mood keeps it. */
  moveMoods: {
    body: z.object({ userId: Id, moods: z.array(MoodEntry).min(1).max(400) }),
    answer: z.object({ stored: wholeNumber() }),
  },
} satisfies Record<string, CallSchema>
