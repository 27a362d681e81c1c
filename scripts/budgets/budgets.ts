/** How much code each first visit may carry until its page stands there, in KB (brotli at its best). */
export const visitBudgets: readonly {
  what: string
  remote: string | null
  page: string | null
  most: number
}[] = [
  { what: '/login', remote: null, page: null, most: 198 },
  { what: '/course', remote: 'learning', page: 'courses', most: 228 },
]

/** How much a page of a remote may add to the shell, with the remote's entry and texts, in KB (brotli). */
export const PAGE_BUDGET = 26
/** The same where a remote's texts alone are a third of it: the panel is opened by a few people, on fast machines. */
export const remoteBudgets: Readonly<Record<string, number>> = { admin: 37 }
export const pageBudgets: Readonly<Record<string, number>> = {
  // Forms bring their library and the dates, those of exercises the rules that judge a sentence while it is typed.
  'admin/adminAddExercise': 79,
  'admin/adminEditExercise': 79,
  // Many rows at once: what is chosen, and the changes that go with it.
  'admin/adminExercises': 39,
  'admin/adminWords': 39,
  'admin/adminAddHint': 53,
  'admin/adminEditHint': 53,
  'admin/adminAddPopup': 57,
  'admin/adminEditPopup': 57,
  'admin/adminAddWord': 54,
  'admin/adminEditWord': 54,
  'admin/adminEditCourse': 58,
  'admin/adminEditLesson': 55,
  'admin/adminAddCompany': 47,
  'admin/adminEditCompany': 47,
  'admin/adminExerciseChecker': 44,
  'admin/adminGiftCards': 49,
  'admin/adminMediaLibrary': 51,
  // Its texts come with it, in both languages.
  'admin/adminTransfer': 46,
  // Forms bring their library; the form of a card also shows the card as it will look.
  'commerce/giftCard': 50,
  'commerce/giftCardThankYou': 34,
  // Its texts come with it, those of all pages of buying.
  'commerce/subscribe': 30,
  'commerce/subscribeSummary': 31,
  'commerce/subscribeOrder': 43,
  'commerce/subscribeThankYou': 35,
  // The list, the invitations and the seats of packages.
  'company/companyUsers': 27,
  'learning/courseDetails': 31,
  'learning/courses': 29,
  // Its texts come with it, in both languages.
  'learning/dashboard': 32,
  // Its texts come with it, in both languages.
  'learning/exercises': 29,
  // The whole test is one file: a network that is lost in the middle must not stop it. Its texts come with it, too.
  'learning/levelingTest': 35,
  // Trainers judge answers on the device, by the rules that the server has.
  'trainers/trainerContentPreview': 40,
  'trainers/repetitionFlashCards': 53,
  'trainers/repetitionListening': 69,
  'trainers/repetitionSpeaking': 58,
  'trainers/repetitionWriting': 66,
  'trainers/trainerSpeaking': 59,
  'trainers/trainerWriting': 66,
  'trainers/trainerListening': 69,
  // Without the server the device judges, as in the trainers of sentences.
  'vocabulary/lessonWordTrainer': 42,
  'vocabulary/repetitionWordTrainer': 41,
  // Two lists, switches and what a review says of a word.
  'vocabulary/repetitionWords': 28,
  // Player, settings and the frame of trainers.
  'vocabulary/lessonAudioMode': 35,
  'vocabulary/repetitionLessonAudioMode': 35,
  'vocabulary/repetitionAudioPlayer': 36,
  // The form in which a note is changed brings its library.
  'vocabulary/notes': 40,
}

/**
 * How much of a library may be in the shell's first scripts, in KB of minified code. One that is not named must not be
 * there at all: it belongs into a part that loads when it is needed (ADR 2). `ours` is everything that we write.
 */
export const libraryBudgets: Readonly<Record<string, number>> = {
  ours: 191,
  'react-dom': 206,
  'react-router': 95,
  i18next: 50,
  mobx: 43,
  '@module-federation': 66,
  'styled-components': 26,
  swr: 13,
  '@tabler/icons-react': 14,
  react: 9,
  stylis: 9,
  'react-i18next': 6,
  'mobx-react-lite': 5,
  scheduler: 5,
  '@mantine/hooks': 4,
  '@emotion': 4,
  'get-nonce': 1,
  '@swc/helpers': 1,
  'use-sync-external-store': 2,
  dequal: 1,
}
