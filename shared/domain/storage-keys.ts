/** Keys of local storage (learner core §3, administration and platform §9, U29). */
export const localKeys = {
  sourceLang: 'sourceLang',
  targetLang: 'targetLang',
  interfaceLang: 'interfaceLang',
  colorScheme: 'colorScheme',
  sessionTimer: 'sessionTimer',
  levelingTestResult: 'levelingTestResult',
  preselectedCourse: 'preselectedCourse',
  coursesFilters: (lang: string) => `coursesFilters.${lang}`,
  contentPreviewIndex: (courseId: string, lessonId: string) => `contentPreviewIndex.${courseId}.${lessonId}`,
  exerciseDescriptionDismissed: (exerciseType: string) => `exerciseDescriptionDismissed.${exerciseType}`,
  /** The first lesson's introduction was seen (U30). */
  firstLessonSeen: 'firstLessonSeen',
  /** Progress events that the server has not taken yet. */
  unsentProgress: (userId: string) => `unsentProgress.${userId}`,
  basket: 'basket',
  consent: 'consent',
} as const

/** Keys of session storage. */
export const sessionKeys = {
  audioSilencedUntil: 'audioSilencedUntil',
  listeningAndWritingActivities: 'listeningAndWritingActivities',
} as const
