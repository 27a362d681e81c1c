/** Exercise kinds that a learner can turn off. */
export const activityNames = ['fullSentence', 'gaps', 'blocks'] as const
export type ActivityName = (typeof activityNames)[number]

/** Exercise kinds offered in listening and writing; at least one stays on (P-ENT-11, L-TRN-47). */
export type Activities = Record<ActivityName, boolean>

/** Whether this is the only active exercise kind, which can't be turned off (L-TRN-47). */
export const isLastActive = (activities: Activities, name: ActivityName): boolean =>
  activities[name] && activityNames.filter((each) => activities[each]).length === 1

/** Returns the activities with one toggled; the last active one stays on. */
export const switchActivity = (activities: Activities, name: ActivityName): Activities =>
  isLastActive(activities, name) ? activities : { ...activities, [name]: !activities[name] }

/** Reasons to learn a language; a new learner may name one. */
export const learningReasons = ['work', 'travel', 'exam', 'abroad', 'people', 'self'] as const
export type LearningReason = (typeof learningReasons)[number]

/** The daily goals that a new learner chooses from, in minutes. Preferences accept any within the bounds. */
export const dailyMinutes = [5, 10, 15, 20] as const

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
  /** Orders the courses; `null` if the learner named none. */
  learningReason: LearningReason | null
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
  learningReason: null,
}

/** Bounds of `preferredLessonTime`, in minutes (P-ENT-06). */
export const LESSON_MINUTES = { min: 5, max: 60 } as const

/** Default hour of the reminder, in Warsaw time (C61). */
export const REMINDER_HOUR = 18

/** Hours of the day without notifications: from `from` to before `until`. */
export const QUIET_HOURS = { from: 22, until: 7 } as const

/** Whether notifications would disturb at an hour of the day. */
export const isQuietHour = (hour: number): boolean => hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until

/** The fifteen avatars, the default first (L-PROF-02, L-PROF-03). */
export const avatars: readonly string[] = Array.from({ length: 15 }, (_, index) => `avatar${index}.svg`)

/** The URL of an avatar image. */
export const avatarUrl = (avatarFileName: string): string => `/icons/avatars/${avatarFileName}`

/** The first of the fifteen avatars (L-PROF-03). */
export const DEFAULT_AVATAR = 'avatar0.svg'
