/** Keys of local storage (P-STORE-01 to -08, U29). */
export const localKeys = {
  sourceLang: 'sourceLang',
  targetLang: 'targetLang',
  /** The language that a visitor looks at, which is no choice yet (C52). */
  visitorLang: 'visitorLang',
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
  /** Whether someone wants translations hidden when they speak: a choice that stays on the device (C13). */
  hideTranslation: (userId: string) => `hideTranslation.${userId}`,
  /** Shortcuts of one character are switched off. */
  singleKeysOff: 'singleKeysOff',
  /** What someone did in lessons and the server has not taken yet, a key each. */
  unsentProgress: (userId: string, callId: string) => `unsentProgress.${userId}.${callId}`,
  /** What a learner reported about sentences, and what became of it. */
  sentenceReports: (userId: string) => `sentenceReports.${userId}`,
  /** Tracking events that the server has not taken yet, a key each. */
  unsentTracking: (userId: string, callId: string) => `unsentTracking.${userId}.${callId}`,
  /** Who signed in here last: the subject of their token. What is personal on this device is theirs. */
  lastPerson: 'lastPerson',
  /** Answers of the API that pages are drawn from while they are read again. */
  keptAnswers: 'keptAnswers',
  /** What a page looked like when it was last seen, by its address. */
  pageSnapshot: (address: string) => `pageSnapshot.${address}`,
  /** Where someone is in a lesson that goes on without a network. */
  keptLesson: (userId: string, lessonId: string) => `keptLesson.${userId}.${lessonId}`,
  basket: 'basket',
  /** The last orders whose purchase was told, so that their pages of thanks do not tell it again. */
  trackedPurchase: 'trackedPurchase',
  consent: 'consent',
  /** A random name of the browser, for canaries. */
  browserId: 'browserId',
  /** Development servers that this browser takes remotes from. */
  remoteOverrides: 'remoteOverrides',
} as const

/** Keys of session storage. */
export const sessionKeys = {
  audioSilencedUntil: 'audioSilencedUntil',
  speakingSilencedUntil: 'speakingSilencedUntil',
  listeningAndWritingActivities: 'listeningAndWritingActivities',
  /** What was typed into forms and neither sent nor given up: all along, or since the sign-in ended. */
  drawerDrafts: 'drawerDrafts',
  /** Where the audio player was, so that a reload goes on there. */
  audioPlace: 'audioPlace',
  /** Right answers in a row in the lesson that is learned, so that a reload does not end the run. */
  answerRun: 'answerRun',
  /** A leveling test that is going on, with its questions and the place in it. */
  levelingTest: 'levelingTest',
  /** The session of the word trainer, so that a reload goes on with it. */
  wordSession: 'wordSession',
  /** Flash cards show the foreign sentence and ask for the learner's own (L-REP-14). */
  cardsSwapped: 'cardsSwapped',
  /** A call that the server refused in spite of a sign-in, so that the page does not sign in again and again. */
  refusedCall: 'refusedCall',
} as const

/** Our own cookies. Whatever is added here or above, the page about cookies has to explain. */
export const cookieNames = {
  /** The browser has overrides of remotes; which ones is its own affair. */
  overridden: 'mowka-overridden',
  /** An administrator's signed permission for overrides in this browser. */
  overridesAllowed: 'mowka-overrides-allowed',
} as const
