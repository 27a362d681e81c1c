/** Maximum code of a first visit until its page is complete, in KB (brotli). */
export const visitBudgets: readonly {
  what: string
  remote: string | null
  page: string | null
  /** Names of the shell's chunks that the page loads on demand. */
  chunks?: readonly string[]
  most: number
}[] = [
  { what: '/login', remote: null, page: null, chunks: ['front', 'front-pl'], most: 216 },
  { what: '/course', remote: 'learning', page: 'courses', most: 235 },
]

/** Maximum that a remote's page adds to the shell, with the remote's entry and texts, in KB (brotli). */
export const PAGE_BUDGET = 26
/** Page budgets of remotes whose texts alone are a third of it: few users open the panel, on fast machines. */
export const remoteBudgets: Readonly<Record<string, number>> = { admin: 41 }
export const pageBudgets: Readonly<Record<string, number>> = {
  // Forms include their library and date fields. Exercise forms also include the rules that check a sentence while
  // typing.
  'admin/adminAddExercise': 86,
  'admin/adminEditExercise': 86,
  // Batch changes: selection, and the dialogs for changes.
  'admin/adminExercises': 43,
  'admin/adminWords': 43,
  'admin/adminAddHint': 57,
  'admin/adminEditHint': 57,
  'admin/adminAddPopup': 61,
  'admin/adminEditPopup': 61,
  'admin/adminAddWord': 58,
  'admin/adminEditWord': 58,
  'admin/adminEditCourse': 61,
  'admin/adminEditLesson': 60,
  'admin/adminAddCompany': 50,
  'admin/adminEditCompany': 50,
  'admin/adminExerciseChecker': 47,
  'admin/adminGiftCards': 52,
  'admin/adminOrders': 51,
  'admin/adminCoupons': 51,
  'admin/adminAddCoupon': 57,
  'admin/adminEditCoupon': 57,
  'admin/adminOrder': 51,
  'admin/adminMediaLibrary': 55,
  // Includes its texts in both languages.
  'admin/adminTransfer': 51,
  // Forms include their library; the gift card form also includes the preview of the card.
  'commerce/giftCard': 50,
  'commerce/giftCardThankYou': 34,
  // Includes its texts: those of all checkout pages.
  'commerce/subscribe': 30,
  'commerce/subscribeSummary': 31,
  'commerce/subscribeOrder': 45,
  'commerce/subscribeThankYou': 35,
  // The user list, invitations, and seats per package.
  'company/companyUsers': 27,
  // Include pinning courses, with its optimistic writes.
  'learning/courseDetails': 33,
  'learning/courses': 32,
  // Includes its texts in both languages, and today's plan.
  'learning/dashboard': 35,
  // Include their texts in both languages.
  'learning/exercises': 29,
  'learning/repetitionModeSelector': 27,
  // The whole test is one file, so that it survives losing the network halfway. Includes its texts.
  'learning/levelingTest': 36,
  // Trainers include the answer judging code, which also runs on the server.
  'trainers/trainerContentPreview': 45,
  'trainers/lessonIntroduction': 45,
  'trainers/lessonDialogue': 46,
  // Includes the texts of introductions and dialogues, whose components it shows.
  'trainers/grammar': 44,
  'trainers/repetitionFlashCards': 57,
  'trainers/repetitionListening': 74,
  'trainers/repetitionSpeaking': 62,
  'trainers/repetitionWriting': 71,
  'trainers/trainerSpeaking': 64,
  'trainers/trainerWriting': 73,
  'trainers/trainerListening': 77,
  // Includes the answer judging code, like the sentence trainers.
  'vocabulary/lessonWordTrainer': 42,
  'vocabulary/repetitionWordTrainer': 41,
  // Two lists, switches, and feedback for a review.
  'vocabulary/repetitionWords': 29,
  // Words with example sentences and their sound.
  'vocabulary/lessonWords': 27,
  // Player, settings, and the trainer frame.
  'vocabulary/lessonAudioMode': 35,
  'vocabulary/repetitionLessonAudioMode': 35,
  'vocabulary/repetitionAudioPlayer': 36,
  // The note form includes its library.
  'vocabulary/notes': 41,
}

/**
 * Maximum per library in the shell's first scripts, in KB of minified code. Unlisted libraries must not be there:
 * they belong in a chunk that loads on demand (ADR 2). `ours` is our own code.
 */
export const libraryBudgets: Readonly<Record<string, number>> = {
  ours: 196,
  'react-dom': 206,
  'react-router': 95,
  i18next: 50,
  mobx: 43,
  '@module-federation': 76,
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
  valibot: 7,
  dequal: 1,
}
