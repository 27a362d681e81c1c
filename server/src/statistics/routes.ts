import type { PlatformStats } from '@mowka/contract/schemas/editor/operations'
import { addDays, warsawDay } from '@mowka/domain/time'
import { endOfWarsawDay } from '@mowka/domain/user/access'
import type { Database } from '../database/database'
import type { Api } from '../http/api'
import { staffOnly } from '../http/policy'
import { BOUGHT, readSalesFigures } from '../order/public'
import { readLearningFigures } from '../progress/public'
import { readAccountFigures } from '../user/public'

/** Number of Warsaw days that count as recent, including today (A-STAT-06, S-STAT-02). */
const DAYS = 30

/** The days of the statistics, oldest first, and the start of the first one. */
type StatisticsWindow = { days: readonly string[]; since: Date; now: Date }

export function statisticsWindow(now: Date): StatisticsWindow {
  const first = addDays(warsawDay(now), 1 - DAYS)
  return {
    days: Array.from({ length: DAYS }, (_, index) => addDays(first, index)),
    since: new Date(endOfWarsawDay(addDays(first, -1)).getTime() + 1000),
    now,
  }
}

/** Returns current figures of the platform and those of the last days (S-STAT-01). */
async function platformStats(db: Database, now: Date): Promise<PlatformStats> {
  const window = statisticsWindow(now)
  const [accounts, sales, learning] = await Promise.all([
    readAccountFigures(db, window, BOUGHT),
    readSalesFigures(db, window),
    readLearningFigures(db, window),
  ])
  const { newUsersByDay, ...people } = accounts
  const { soldByDay, revenueByDay, ...sold } = sales
  const { finishedByDay, ...learned } = learning
  return {
    ...people,
    ...sold,
    ...learned,
    days: window.days.map((day) => ({
      day,
      newUsers: newUsersByDay.get(day) ?? 0,
      newSubscriptions: soldByDay.get(day) ?? 0,
      revenue: revenueByDay.get(day) ?? 0,
      finishedExercises: finishedByDay.get(day) ?? 0,
    })),
  }
}

/** Platform statistics for administrators. */
export function statisticsRoutes(api: Api): void {
  api.route('getPlatformStats', staffOnly('operator'), ({ db, now }) => platformStats(db, now))
}
