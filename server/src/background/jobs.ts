import { and, eq, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { DEAD_LETTERS } from '../jobs/queue'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { deadLettersEmail } from './emails'
import { storedJobs } from './store'
import { reportedDeadLetters } from './tables'

/** Maximum number of dead letters per email; the rest follow in the next run. */
const MOST = 1000

/**
 * Reports new dead letters to the operators in a single email. Does nothing without an operator address, and skips
 * failed reports.
 */
async function reportDeadLetters({ db, config, jobs, now }: Services): Promise<void> {
  const { operator } = config.mail
  if (!operator) return
  await db.transaction(async (tx) => {
    await tx.delete(reportedDeadLetters).where(
      notExists(
        tx
          .select({ id: storedJobs.id })
          .from(storedJobs)
          .where(and(eq(storedJobs.name, DEAD_LETTERS), eq(storedJobs.id, reportedDeadLetters.id))),
      ),
    )
    const isReported = tx
      .select({ id: reportedDeadLetters.id })
      .from(reportedDeadLetters)
      .where(eq(reportedDeadLetters.id, storedJobs.id))
    const fresh = await tx
      .select({ id: storedJobs.id, name: storedJobs.sourceName })
      .from(storedJobs)
      .where(
        and(
          eq(storedJobs.name, DEAD_LETTERS),
          notExists(isReported),
          sql`${storedJobs.data} ->> 'letter' is distinct from ${deadLettersEmail.name}`,
        ),
      )
      .limit(MOST)
    const [first] = fresh
    if (!first) return
    const told = await tx
      .insert(reportedDeadLetters)
      .values(fresh.map(({ id }) => ({ id, reportedAt: now() })))
      .onConflictDoNothing()
      .returning({ id: reportedDeadLetters.id })
    const isNew = new Set(told.map(({ id }) => id))
    const counts = new Map<string, number>()
    for (const { id, name } of fresh) {
      if (name && isNew.has(id)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    if (counts.size === 0) return
    await enqueueEmail(
      jobs,
      tx,
      deadLettersEmail,
      { to: operator, lang: config.interfaceLang, once: first.id },
      {
        jobs: [...counts].map(([name, count]) => ({ name, count })),
        url: `${config.publicUrl}/admin/jobs?state=dead`,
      },
    )
  })
}

/** Reports new dead letters. */
export const reportJob = defineJob('background.report', z.object({}), { alone: true, every: '*/15 * * * *' })

export const backgroundJobs: JobWorker[] = [worker(reportJob, (services) => reportDeadLetters(services))]
