/**
 * What reads show and writes touch. After a write, every read that shows something the write touched is fetched again
 * wherever it is on screen, in whichever remote. A new kind of data gets a name here.
 */
export const tags = [
  /** What a person may open: languages, courses, lessons. */
  'access',
  'company',
  /** An editor's import: its plan and how far it is. */
  'contentImport',
  'courses',
  /** The copy of one's own data that was asked for. */
  'dataExport',
  'exercises',
  'favouriteLessons',
  'giftCards',
  'hints',
  /** Who changed what of the content; fetched whenever it is opened. */
  'history',
  'jobs',
  'lessons',
  /** Files of the media library. */
  'media',
  /** How learning went, day by day. */
  'moods',
  'notes',
  /** What a person has bought. */
  'orders',
  'plans',
  'popups',
  /** Progress through courses and lessons, statistics, repetitions. */
  'progress',
  /** Who is in rankings and under which name; their points are 'progress'. */
  'ranking',
  'recordings',
  'releases',
  /** When someone is reminded by mail. */
  'reminders',
  /** How the platform does as a whole. */
  'statistics',
  'words',
  /** How far a learner is with words, and which of them are hidden as known. */
  'wordStages',
] as const

export type Tag = (typeof tags)[number]
