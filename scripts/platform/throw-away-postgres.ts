import { createInterface } from 'node:readline'
import { command } from '../steps'
import { startPostgres } from './postgres'

/**
 * A temporary PostgreSQL for journeys, which only know commands: prints its address, runs the commands it reads
 * (`crash`, `restart`), prints `done` after each, and stops when its input ends.
 */
command(async () => {
  const postgres = await startPostgres()
  console.log(postgres.url)
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'crash') await postgres.crash()
    else if (line === 'restart') await postgres.restart()
    console.log('done')
  }
  await postgres.stop()
})
