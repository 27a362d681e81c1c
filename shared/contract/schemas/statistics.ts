import { DAYS_FOR_FREE_DAY } from '@mowka/domain/user/streak'
import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Day, Id, wholeNumber } from './common'

/** The learner's statistics in the target language (P-ENT-43, C59). */
export const Stats = z.object({
  /** Number of study days (`domain/user/streak`). */
  currentStreak: wholeNumber(0, 10000),
  /** The missed days of the last week that free days bridged. Absent from responses cached by an earlier release. */
  freeDays: z.array(Day).optional(),
  /** Study days until the next free day; 0 if the next missed day would be free. */
  untilFreeDay: wholeNumber(0, DAYS_FOR_FREE_DAY).optional(),
  /** The day of sign-up. */
  firstDay: Day.optional(),
  todayActivity: z.object({ completed: z.boolean(), secondsPassed: wholeNumber(0) }),
  correctAnswers: wholeNumber(),
  /** Longest streak. */
  daysStreak: wholeNumber(),
  lessonsFinished: wholeNumber(),
})
export type Stats = z.infer<typeof Stats>

/** Statistics across all languages, with lifetime totals (U01). */
export const LifetimeStats = Stats.extend({
  points: wholeNumber(),
  /** Total study time. */
  secondsPassed: wholeNumber(),
  /** Number of days with at least one answer or event. */
  daysLearned: wholeNumber(),
})
export type LifetimeStats = z.infer<typeof LifetimeStats>

/** A Warsaw day with activity in the target language. */
export const DayActivity = z.object({
  day: Day,
  seconds: wholeNumber(),
  points: wholeNumber(),
  correctAnswers: wholeNumber(),
})
export type DayActivity = z.infer<typeof DayActivity>

/** An entry of a ranking. Users are identified only by their nickname. */
export const RankingEntry = z.object({
  /** Starts at 1; users with equal points share a position. */
  position: wholeNumber(1),
  nickname: z.string(),
  points: wholeNumber(),
  isMe: z.boolean(),
})
export type RankingEntry = z.infer<typeof RankingEntry>

/** A ranking by points in the target language (P-ENT-44). */
export const Ranking = z.object({
  /** The caller's position; `null` without points, or if they opted out of rankings. */
  position: wholeNumber(1).nullable(),
  points: wholeNumber(),
  /** Points that the caller needs for the top 10 and top 50; 0 if reached. */
  missingPoints: z.object({ to10: wholeNumber(), to50: wholeNumber() }),
  /** The top ten. */
  entries: z.array(RankingEntry).max(10),
})
export type Ranking = z.infer<typeof Ranking>

export const statsCalls = {
  getStats: { answer: Stats },
  getLifetimeStats: { answer: LifetimeStats },
  /** The last days including today, oldest first; days without activity are omitted. */
  getActivity: {
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(84) }),
    answer: z.array(DayActivity),
  },
  /** All-time ranking, and the ranking of the last days including today (C59). */
  getRanking: {
    query: z.object({ period: z.coerce.number().int().min(1).max(31).default(7) }),
    answer: z.object({
      /** Whether the caller opted out of rankings and is hidden there. */
      hiddenFromRanking: z.boolean(),
      global: Ranking,
      period: Ranking,
    }),
  },
} satisfies Record<string, CallSchema>

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
