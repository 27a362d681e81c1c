import type { Activities } from './activities'

/** Account settings (P-ENT-05 to -13). */
export type Preferences = {
  /** In minutes. */
  preferredLessonTime: number
  autoplayAnswer: boolean
  lessonSoundsAllowed: boolean
  appNotificationsAllowed: boolean
  randomizeRepetitionOrder: boolean
  listeningAndWritingActivities: Activities
  speakingActivities: { hideTranslation: boolean }
  /** In seconds. The misspelling is part of the contract (P-ENT-13). */
  audioModeBreakBetweenSentances: number
}

/** Default settings of a new account. */
export const defaultPreferences: Preferences = {
  preferredLessonTime: 12,
  autoplayAnswer: true,
  lessonSoundsAllowed: true,
  appNotificationsAllowed: true,
  randomizeRepetitionOrder: true,
  listeningAndWritingActivities: { fullSentence: true, gaps: true, blocks: true },
  speakingActivities: { hideTranslation: true },
  audioModeBreakBetweenSentances: 5,
}

/** Bounds of `preferredLessonTime`, in minutes (P-ENT-06). */
export const LESSON_MINUTES = { min: 5, max: 60 } as const

/** The first of the fifteen avatars (L-PROF-03). */
export const DEFAULT_AVATAR = 'avatar0.svg'

/** Default hour of the reminder, in Warsaw time (C61). */
export const REMINDER_HOUR = 18
