import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, forEachRow } from '../jobs/row-batch'
import type { Services } from '../services'
import { rescheduleAfterSeat } from './access-grants'
import { readLaterAccesses } from './access-store'
import { lastEnd } from './grants'
import type { AccountPorts } from './ports'
import { lockAccount } from './store'

/** Starts access that waits for the end of company access if that ends earlier or later than planned. */
export const advanceAccess = defineJob('user.advance', z.object({}), { alone: true, every: '*/5 * * * *' })

async function advance({ db, now }: Services, run: BatchRun, ports: AccountPorts): Promise<void> {
  const moment = now()
  await forEachRow(
    run,
    await readLaterAccesses(db, moment),
    ({ userId, targetLang }) => `${userId}/${targetLang}`,
    (place) =>
      db.transaction(async (tx) => {
        await lockAccount(tx, place.userId)
        const seats = await ports.readSeatPeriods(tx, place.userId)
        await rescheduleAfterSeat(tx, place, lastEnd(seats, place.targetLang), moment)
      }),
  )
}

export const userJobs = (ports: AccountPorts): JobWorker[] => [
  worker(advanceAccess, (services, _data, run) => advance(services, run, ports)),
]
