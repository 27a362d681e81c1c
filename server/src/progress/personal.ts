import { owned, type PersonalTable, workedOut } from '../database/personal-data'
import * as tables from './tables'

/** Personal data about a learner's progress. */
export const progressPersonal: PersonalTable[] = [
  owned(tables.progressEvents, 'learning'),
  owned(tables.dailyPoints, 'days'),
  owned(tables.lessonProgress, 'lessons'),
  workedOut(tables.learnerLogs),
  workedOut(tables.pointTotals),
  workedOut(tables.exerciseProgress),
  workedOut(tables.repetitionItems),
  workedOut(tables.repetitionModes),
  workedOut(tables.confirmedSuccesses),
]
