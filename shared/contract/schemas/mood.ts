import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, Id, wholeNumber } from './common'

/** Learning mood on a Warsaw day, from 1 (very bad) to 5 (great) (L-MOOD-01, P-ENT-42). */
export const MoodEntry = z.object({ mood: wholeNumber(1, 5), date: Day })
export type MoodEntry = z.infer<typeof MoodEntry>

export const moodCalls = {
  /** The last three months, oldest first. */
  getMoods: { answer: z.array(MoodEntry) },
  /** Once per day; the second request responds with 409 and the name MoodAlreadySubmittedError (S-USER-13). */
  postMood: { body: z.object({ mood: wholeNumber(1, 5) }), answer: MoodEntry, success: 201 },
  /** Imports moods from elsewhere with their dates. Days that already have a mood stay unchanged. */
  moveMoods: {
    body: z.object({ userId: Id, moods: z.array(MoodEntry).min(1).max(400) }),
    answer: z.object({ stored: wholeNumber() }),
  },
} satisfies Record<string, CallSchema>
