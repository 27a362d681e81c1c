/** Local storage keys (P-STORE-01 to -08, U29). */
export const localKeys = {
  sourceLang: 'sourceLang',
  targetLang: 'targetLang',
  /** The language that a visitor views without having chosen it (C52). */
  visitorLang: 'visitorLang',
  interfaceLang: 'interfaceLang',
  colorScheme: 'colorScheme',
  sessionTimer: 'sessionTimer',
  levelingTestResult: 'levelingTestResult',
  preselectedCourse: 'preselectedCourse',
  coursesFilters: (lang: string) => `coursesFilters.${lang}`,
  contentPreviewIndex: (courseId: string, lessonId: string) => `contentPreviewIndex.${courseId}.${lessonId}`,
  exerciseDescriptionDismissed: (exerciseType: string) => `exerciseDescriptionDismissed.${exerciseType}`,
  /** Whether the first lesson's introduction was displayed (U30). */
  firstLessonSeen: 'firstLessonSeen',
  /** Whether the on-screen Cyrillic keyboard is open. */
  cyrillicKeyboard: 'cyrillicKeyboard',
  /** Whether dialogues show all translations from the start. */
  dialogueInPolish: 'dialogueInPolish',
  /** Whether speaking exercises hide the translation, a choice for this device (C13). */
  hideTranslation: (userId: string) => `hideTranslation.${userId}`,
  /** Whether single-key shortcuts are off. */
  singleKeysOff: 'singleKeysOff',
  /** Unsent lesson progress, one key per request. */
  unsentProgress: (userId: string, callId: string) => `unsentProgress.${userId}.${callId}`,
  /** The user's sentence reports and their outcomes. */
  sentenceReports: (userId: string) => `sentenceReports.${userId}`,
  /** Unsent tracking events, one key per request. */
  unsentTracking: (userId: string, callId: string) => `unsentTracking.${userId}.${callId}`,
  /** Entries of the identity SDK: the user's claims and tokens. */
  signIn: (key: string) => `signIn.${key}`,
  /** Subject of the last user's token. Personal data on this device belongs to that user. */
  lastPerson: 'lastPerson',
  /** The subscription of this device for the user's notifications. */
  pushDevice: 'pushDevice',
  /** Whether the user declined notifications on this device. */
  pushDeclined: (userId: string) => `pushDeclined.${userId}`,
  /** Cached API responses, displayed while they are revalidated. */
  keptAnswers: 'keptAnswers',
  /** Snapshot of a page's last appearance, by its URL. */
  pageSnapshot: (address: string) => `pageSnapshot.${address}`,
  /** State of a lesson that continues offline. */
  keptLesson: (userId: string, lessonId: string) => `keptLesson.${userId}.${lessonId}`,
  /** Rows of content that an editor opened last. */
  recentContent: 'recentContent',
  basket: 'basket',
  /** Recent orders whose purchase event was sent, so that their confirmation pages don't send it again. */
  trackedPurchase: 'trackedPurchase',
  consent: 'consent',
  /** Random browser id for canary releases. */
  browserId: 'browserId',
  /** Development servers that override remotes in this browser. */
  remoteOverrides: 'remoteOverrides',
} as const

/** Session storage keys. */
export const sessionKeys = {
  audioSilencedUntil: 'audioSilencedUntil',
  speakingSilencedUntil: 'speakingSilencedUntil',
  listeningAndWritingActivities: 'listeningAndWritingActivities',
  /** Drafts of form fields that were neither sent nor discarded, permanently or after the session expired. */
  drawerDrafts: 'drawerDrafts',
  /** Position in the audio player, restored after a reload. */
  audioPlace: 'audioPlace',
  /** Streak of right answers in the current lesson, restored after a reload. */
  answerRun: 'answerRun',
  /** The lesson whose introduction was passed last, so that a reload doesn't show it again. */
  introducedLesson: 'introducedLesson',
  /** A leveling test in progress, with its questions and position. */
  levelingTest: 'levelingTest',
  /** Session of the word trainer, restored after a reload. */
  wordSession: 'wordSession',
  /** The deck for today in progress, restored after a reload. */
  reviewDeck: 'reviewDeck',
  /** Whether flash cards show the foreign sentence and ask for the learner's own language (L-REP-14). */
  cardsSwapped: 'cardsSwapped',
  /** A request that was rejected with a valid session, so that the page doesn't sign in repeatedly. */
  refusedCall: 'refusedCall',
} as const

/** Our own cookies. The cookie policy page must explain every key added here or above. */
export const cookieNames = {
  /** Set if the browser has overrides of remotes; their list stays in the browser. */
  overridden: 'mowka-overridden',
  /** An administrator's signed permission for overrides in this browser. */
  overridesAllowed: 'mowka-overrides-allowed',
} as const
