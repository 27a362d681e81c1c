import { checkCoupons } from './check-coupons'
import { checkCourses } from './check-course'
import { checkDemo } from './check-demo'
import { checkLeveling } from './check-leveling'
import { checkPlans } from './check-plans'
import { checkPopups } from './check-popups'
import { checkWords } from './check-words'
import { checkWordsOfTheDay } from './check-words-of-the-day'
import type { Library } from './library'
import type { Problem } from './problem'

/**
 * Everything that is wrong with a library that could be read: gaps, references, quotes, endings, tags, totals.
 * Empty means that it may be imported.
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
