import { openServer } from '../src/database/database'
import { openQueue } from '../src/jobs/queue'
import { hangingWorkers } from './hanging-job'

/**
 * A separate instance that takes a job and never ends it, for the test that kills it. Reports when the job has
 * started.
 */
async function main(): Promise<void> {
  const database = await openServer(process.env.DATABASE_URL ?? '')
  const workers = hangingWorkers(async () => {
    process.send?.('begun')
    await new Promise(() => {})
  })
  const queue = openQueue(database, workers, { now: () => new Date(), log: console, poll: 0.5 })
  await queue.prepare()
  await queue.start(Object.create(null))
}

void main()
