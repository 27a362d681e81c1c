import { z } from 'zod'
import type { CallSchema } from './call'
import { Day, wholeNumber } from './common'

/** The learner's statistics in the target language (P-ENT-43, C59). */
export const Stats = z.object({
  currentStreak: wholeNumber(0, 10000),
  todayActivity: z.object({ completed: z.boolean(), secondsPassed: wholeNumber(0) }),
  correctAnswers: wholeNumber(),
  /** The longest streak. */
  daysStreak: wholeNumber(),
  lessonsFinished: wholeNumber(),
})
export type Stats = z.infer<typeof Stats>

/** The same in all languages together, and how much there was in all (U01). */
export const LifetimeStats = Stats.extend({
  points: wholeNumber(),
  /** Time spent learning. */
  secondsPassed: wholeNumber(),
  /** Days with at least one answer or event. */
  daysLearned: wholeNumber(),
})
export type LifetimeStats = z.infer<typeof LifetimeStats>

/** A Warsaw day on which the learner did something in the target language. */
export const DayActivity = z.object({
  day: Day,
  seconds: wholeNumber(),
  points: wholeNumber(),
  correctAnswers: wholeNumber(),
})
export type DayActivity = z.infer<typeof DayActivity>

/** A line of a ranking. People are known by the nickname that they chose, and by nothing else. */
export const RankingEntry = z.object({
  /** From 1; people with as many points share it. */
  position: wholeNumber(1),
  nickname: z.string(),
  points: wholeNumber(),
  isMe: z.boolean(),
})
export type RankingEntry = z.infer<typeof RankingEntry>

/** A ranking by points in the target language (P-ENT-44). */
export const Ranking = z.object({
  /** The caller's; null without points, or when they stay out of rankings. */
  position: wholeNumber(1).nullable(),
  points: wholeNumber(),
  /** Points that the caller lacks to be among the first 10 and 50; 0 when they are there. */
  missingPoints: z.object({ to10: wholeNumber(), to50: wholeNumber() }),
  /** The first ten. */
  entries: z.array(RankingEntry).max(10),
})
export type Ranking = z.infer<typeof Ranking>

export const statsCalls = {
  getStats: { answer: Stats },
  getLifetimeStats: { answer: LifetimeStats },
  /** The last days up to today, the oldest first; days without anything are left out. */
  getActivity: {
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(84) }),
    answer: z.array(DayActivity),
  },
  /** Of all time, and of the last days up to today (C59). */
  getRanking: {
    query: z.object({ period: z.coerce.number().int().min(1).max(31).default(7) }),
    answer: z.object({
      /** The caller stays out of rankings: nobody else sees them there. */
      hiddenFromRanking: z.boolean(),
      global: Ranking,
      period: Ranking,
    }),
  },
} satisfies Record<string, CallSchema>
