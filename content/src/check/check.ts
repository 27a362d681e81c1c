import type { Library } from '../library'
import { checkCourses } from './check-course'
import { checkDemo } from './check-demo'
import { checkLeveling } from './check-leveling'
import { checkCoupons, checkPlans } from './check-plans'
import { checkPopups } from './check-popups'
import { checkWords } from './check-words'
import { checkWordsOfTheDay } from './check-words-of-the-day'
import type { Problem } from './problem'

/**
 * Returns all problems of a parsed library: gaps, references, quotation marks, endings, tags, totals. If empty, it
 * can be imported.
 */
export const checkLibrary = (library: Library): Problem[] => [
  ...checkCourses(library.courses),
  ...checkWords(library),
  ...checkLeveling(library.levelingTests),
  ...checkWordsOfTheDay(library.wordsOfTheDay),
  ...checkPlans(library.plans),
  ...checkCoupons(library.coupons, library.plans),
  ...checkPopups(library.popups),
  ...checkDemo(library),
]
