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
  basket: 'basket',
  consent: 'consent',
} as const

/** Keys of session storage. */
export const sessionKeys = {
  audioSilencedUntil: 'audioSilencedUntil',
  listeningAndWritingActivities: 'listeningAndWritingActivities',
} as const
