import { warsawDay } from '@mowka/domain/time'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, forEachRow } from '../jobs/row-batch'
import { readFirstSale } from '../order/public'
import { readFirstLearning } from '../progress/public'
import { readFirstAccounts } from '../user/public'
import { definitions, finalAt } from './roll-up'
import { readCountedWeeks, writeCounted } from './store'
import { type Rollup, rollups } from './tables'
import { mondaysBetween, weekOf } from './weeks'

/** Counts the weeks of all rollups that may have changed, and those that were missed. */
export const countInsights = defineJob('insights.count', z.object({}), {
  alone: true,
  atStart: true,
  every: '35 * * * *',
  atMost: 3600,
})

const dayOf = (moment: Date | null): string | null => (moment === null ? null : warsawDay(moment))

/** Returns the first day with data per rollup; `null` without data. */
async function readFirstDays(db: Database): Promise<Record<Rollup, string | null>> {
  const [accounts, sale, learning] = await Promise.all([
    readFirstAccounts(db),
    readFirstSale(db),
    readFirstLearning(db),
  ])
  return {
    signups: dayOf(accounts.accountAt),
    trials: dayOf(accounts.trialAt),
    sales: dayOf(sale),
    lessons: dayOf(learning.lessonAt),
    answers: dayOf(learning.eventAt),
    active: learning.day,
  }
}

/** A week of a rollup that has to be counted. */
type DueWeek = { rollup: Rollup; week: string }

/**
 * Returns the weeks to count, newest first: those never counted, and those counted before they were final. The first
 * day with data is read only while a rollup has no weeks, because it reads whole tables.
 */
async function readDueWeeks(db: Database, now: Date): Promise<DueWeek[]> {
  const counted = await readCountedWeeks(db)
  const firsts = rollups.map((rollup) => [...(counted.get(rollup)?.keys() ?? [])].sort()[0] ?? null)
  const initial = firsts.includes(null) ? await readFirstDays(db) : null
  const due = rollups.flatMap((rollup, index) => {
    const first = firsts[index] ?? initial?.[rollup] ?? null
    if (first === null) return []
    return mondaysBetween(first, warsawDay(now)).flatMap((week) => {
      const countedAt = counted.get(rollup)?.get(week)
      return countedAt && countedAt >= finalAt(rollup, week) ? [] : [{ rollup, week }]
    })
  })
  return due.sort((a, b) => b.week.localeCompare(a.week))
}

/** Counts each due week in a transaction of its own, so that one that fails doesn't stop the others. */
async function countDueWeeks(db: Database, now: Date, run: BatchRun): Promise<void> {
  await forEachRow(
    run,
    await readDueWeeks(db, now),
    ({ rollup, week }) => `${rollup} ${week}`,
    ({ rollup, week }) =>
      db.transaction(async (tx) => {
        await definitions[rollup].count(tx, weekOf(week), now)
        await writeCounted(tx, { rollup, week, countedAt: now })
      }),
  )
}

export const insightJobs: JobWorker[] = [
  worker(countInsights, ({ db, now }, _data, run) => countDueWeeks(db, now(), run)),
]
