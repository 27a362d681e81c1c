import type { LangCode } from '@mowka/contract/schemas/common'
import type { DemoFile } from './demo-schema'
import type {
  CouponEntry,
  CourseFile,
  DailyWordsFile,
  LessonFile,
  LevelingFile,
  LexiconFile,
  PlanEntry,
  PopupEntry,
} from './schema'

/** A lesson with its location. */
export type Lesson = LessonFile & {
  slug: string
  /** Stable identity, see `contentPath`. */
  path: string
  /** File relative to the library's folder. */
  file: string
}

/** A course with its location and its ordered lessons. */
export type Course = Omit<CourseFile, 'lessons'> & {
  slug: string
  path: string
  file: string
  targetLang: LangCode
  lessons: Lesson[]
}

/** A leveling test with its language. */
export type LevelingTest = LevelingFile & { lang: LangCode; file: string }

/** The words of the day of a language. */
export type WordsOfTheDay = DailyWordsFile & { lang: LangCode; file: string }

/** The words of a language by level. */
export type Lexicon = LexiconFile & { lang: LangCode; file: string }

/** The starter library as in the files. */
export type Library = {
  courses: Course[]
  lexicons: Lexicon[]
  levelingTests: LevelingTest[]
  wordsOfTheDay: WordsOfTheDay[]
  plans: PlanEntry[]
  coupons: CouponEntry[]
  popups: PopupEntry[]
  demo: DemoFile
}

/** An empty library. */
export const emptyLibrary = (): Library => ({
  courses: [],
  lexicons: [],
  levelingTests: [],
  wordsOfTheDay: [],
  plans: [],
  coupons: [],
  popups: [],
  demo: { companies: [], learners: [] },
})

/** Library files by path, each with its text. */
export type LibraryFiles = Map<string, string>

/**
 * Stable identity of a piece of content: its path in `content/`. The server derives UUIDv5 ids from it, so a renamed
 * slug is a new piece of content.
 */
export const contentPath = {
  course: (lang: string, course: string) => `courses/${lang}/${course}`,
  lesson: (coursePath: string, lesson: string) => `${coursePath}/${lesson}`,
  exercise: (lessonPath: string, exercise: string) => `${lessonPath}/${exercise}`,
  word: (lessonPath: string, word: string) => `${lessonPath}/words/${word}`,
  hint: (lessonPath: string, hint: string) => `${lessonPath}/hints/${hint}`,
  popup: (popup: string) => `popups/${popup}`,
  company: (company: string) => `companies/${company}`,
}
