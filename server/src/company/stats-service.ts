import type { AnswerOf } from '@mowka/contract/calls'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { readPersonWeeks, readWeeks } from './stats-store'
import type { CompanyRow } from './store'
import { WEEKS_SHOWN, weekStart, weekStats, weeksOf } from './week-stats'

/**
 * Learning statistics of a company's members for its admins (S-COMP-04, K-PAGE-10): correct exercises since each of
 * them joined. Removed members don't count.
 */
export async function showStats(
  { db, now }: CallScope,
  { id }: CompanyRow,
): Promise<AnswerOf<'getCompanyStats'>> {
  const today = warsawDay(now)
  const weeks = await readWeeks(db, id, { today, since: weekStart(today, WEEKS_SHOWN - 1) })
  const { people, rows } = await readPersonWeeks(db, id, { today, since: weekStart(today, 1) })
  const own = groupBy(rows, ({ companyUserId }) => companyUserId)
  return {
    company: weekStats(weeks),
    users: Object.fromEntries(people.map((person) => [person, weekStats(own.get(person) ?? [])])),
    weeks: weeksOf(weeks, today),
  }
}
