import type { Preferences } from '../contract/schemas/user'

/** Settings of an account that has changed nothing (learner core §3). */
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

/** Bounds of `preferredLessonTime`, in minutes (learner core §5). */
export const LESSON_MINUTES = { min: 5, max: 60 } as const

/** The first of the fifteen avatars (learner core §9). */
export const DEFAULT_AVATAR = 'avatar0.svg'
