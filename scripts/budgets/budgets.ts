/** Maximum code of a first visit until its page is complete, in KB (brotli). */
export const visitBudgets: readonly {
  what: string
  remote: string | null
  page: string | null
  /** Names of the shell's chunks that the page loads on demand. */
  chunks?: readonly string[]
  most: number
}[] = [
  { what: '/login', remote: null, page: null, chunks: ['front', 'front-pl'], most: 217 },
  { what: '/course', remote: 'learning', page: 'courses', most: 230 },
]

/** Maximum that a remote's page adds to the shell, with the remote's entry and texts, in KB (brotli). */
export const PAGE_BUDGET = 20
/** Page budgets of remotes with many files, whose entries are large: few users open the panel, on fast machines. */
export const remoteBudgets: Readonly<Record<string, number>> = { admin: 28 }
export const pageBudgets: Readonly<Record<string, number>> = {
  // Forms include their library, date fields, and the merge and series of the panel. Exercise forms also include the rules that check a sentence while
  // typing.
  'admin/adminAddExercise': 94,
  'admin/adminEditExercise': 94,
  // Batch changes: selection, and the dialogs for changes.
  'admin/adminCourses': 32,
  'admin/adminExercises': 36,
  'admin/adminHints': 33,
  'admin/adminLessons': 32,
  'admin/adminOffersPopups': 31,
  'admin/adminWords': 35,
  'admin/adminAddHint': 56,
  'admin/adminEditHint': 56,
  'admin/adminAddPopup': 55,
  'admin/adminEditPopup': 55,
  'admin/adminAddWord': 51,
  'admin/adminEditWord': 51,
  'admin/adminEditCourse': 59,
  'admin/adminEditLesson': 58,
  'admin/adminAddCompany': 39,
  'admin/adminEditCompany': 39,
  'admin/adminExerciseChecker': 38,
  'admin/adminGiftCards': 41,
  'admin/adminAddCoupon': 42,
  'admin/adminEditCoupon': 42,
  'admin/adminOrder': 29,
  'admin/adminMediaLibrary': 44,
  // Its texts describe every mistake in a file.
  'admin/adminTransfer': 41,
  // Selection, and the dialogs for changes of many people.
  'company/companyUsers': 23,
  // Forms include their library; the gift card form also includes the preview of the card.
  'commerce/giftCard': 40,
  'commerce/giftCardThankYou': 22,
  // Includes the texts of the basket.
  'commerce/subscribe': 19,
  'commerce/subscribeSummary': 18,
  'commerce/subscribeOrder': 35,
  'commerce/subscribeThankYou': 22,
  // Includes the form library.
  'learning/courseCertificate': 35,
  // Include pinning courses, with its optimistic writes.
  'learning/courseDetails': 27,
  'learning/courses': 24,
  // Includes today's plan.
  'learning/dashboard': 24,
  'learning/exercises': 21,
  // The whole test is one file, so that it survives losing the network halfway. Includes its texts.
  'learning/levelingTest': 27,
  // Trainers load the code that judges answers after the first exercise.
  'trainers/trainerContentPreview': 37,
  'trainers/lessonIntroduction': 37,
  'trainers/lessonDialogue': 39,
  // Includes the texts of introductions and dialogues, whose components it shows.
  'trainers/grammar': 27,
  // Includes the writing mode, like the repetition in writing.
  'trainers/repetitionDeck': 50,
  'trainers/repetitionFlashCards': 46,
  'trainers/repetitionListening': 54,
  'trainers/repetitionSpeaking': 53,
  'trainers/repetitionWriting': 51,
  'trainers/trainerSpeaking': 57,
  'trainers/trainerWriting': 55,
  'trainers/trainerListening': 58,
  'vocabulary/lessonWords': 15,
  // Includes the answer judging code, like the sentence trainers.
  'vocabulary/lessonWordTrainer': 35,
  'vocabulary/repetitionWordTrainer': 32,
  // Player, settings, and the trainer frame.
  'vocabulary/lessonAudioMode': 21,
  'vocabulary/repetitionLessonAudioMode': 21,
  'vocabulary/repetitionAudioPlayer': 20,
  // The note form includes its library.
  'vocabulary/notes': 29,
}

/**
 * Maximum per library in the shell's first scripts, in KB of minified code. Unlisted libraries must not be there:
 * they belong in a chunk that loads on demand (ADR 2). `ours` is our own code.
 */
export const libraryBudgets: Readonly<Record<string, number>> = {
  ours: 206,
  'react-dom': 206,
  'react-router': 95,
  i18next: 50,
  mobx: 43,
  '@module-federation': 77,
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
