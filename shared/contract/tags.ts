/**
 * Kinds of data that reads show and writes affect. A write revalidates every mounted read with one of its tags, in
 * all remotes. Add a tag for each new kind of data.
 */
export const tags = [
  /** A user's access: languages, courses, lessons. */
  'access',
  /** The learner's certificates of courses and levels. */
  'certificates',
  'company',
  /** An editor's import: its plan and progress. */
  'contentImport',
  /** Results of the panel's search; requested again whenever it is opened. */
  'contentSearch',
  /** The coupons of the panel. */
  'coupons',
  'courses',
  /** The export of the user's own data. */
  'dataExport',
  'exercises',
  'favouriteLessons',
  'giftCards',
  'hints',
  /** Editors' changes to content; revalidated whenever it is opened. */
  'history',
  'jobs',
  'lessons',
  /** Files of the media library. */
  'media',
  /** Daily learning mood. */
  'moods',
  'notes',
  /** The user's purchases. */
  'orders',
  /** Accounts in the panel. */
  'people',
  'pinnedCourses',
  'plans',
  'popups',
  /** Progress through courses and lessons, statistics, repetitions. */
  'progress',
  /** Participants of rankings and their nicknames; their points are 'progress'. */
  'ranking',
  'recordings',
  'releases',
  /** Comments on courses and lessons in review. */
  'reviewComments',
  /** Settings of reminders. */
  'reminders',
  /** The orders of all buyers, for operators. */
  'sales',
  /** Statistics of the platform. */
  'statistics',
  'words',
  /** A learner's word stages, and the words hidden as known. */
  'wordStages',
] as const

export type Tag = (typeof tags)[number]
