import type { PlatformStats } from '@mowka/contract/schemas/statistics'
import type { Database } from '../database/database'
import { BOUGHT, readSalesFigures } from '../order/public'
import { readLearningFigures } from '../progress/public'
import { readAccountFigures } from '../user/public'
import { statisticsWindow } from './window'

/** Returns current figures of the platform and those of the last days (S-STAT-01). */
export async function platformStats(db: Database, now: Date): Promise<PlatformStats> {
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
