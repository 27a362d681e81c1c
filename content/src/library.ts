import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  CouponEntry,
  CourseFile,
  DailyWordsFile,
  DemoFile,
  LessonFile,
  LevelingFile,
  LexiconFile,
  PlanEntry,
  PopupEntry,
} from './schema'

/** A lesson with its place. */
export type Lesson = LessonFile & {
  slug: string
  /** The stable identity, see `contentPath`. */
  path: string
  /** The file, relative to the library's folder. */
  file: string
}

/** A course with its place and its lessons in their order. */
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

/** The whole starter library as it is in the files. */
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

/** A library without anything in it. */
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

/** Files of the library by their place in its folder, each with its text. */
export type LibraryFiles = Map<string, string>
