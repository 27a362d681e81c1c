import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { openWordLists } from '@mowka/words/word-lists'
import { pino } from 'pino'
import { buildApp } from './app'
import { readConfig } from './config'
import { DataTaken, lockData } from './database/data-lock'
import { openEmbedded, openServer } from './database/database'
import { domainJobs } from './domain-jobs'
import { ConfigError } from './environment'
import { logOptions } from './http/error-log'
import { instanceLimits, type Readiness, stopServing } from './http/readiness'
import { parserThreads } from './import/public'
import { openQueue } from './jobs/queue'
import { logTelemetryErrors, observeInstance, observePlatform, startMetrics } from './metrics/public'
import { seedReleases } from './platform/public'
import { platformRoutes } from './platform/routes'
import { outsideServices, type Services } from './services'
import { startTracing } from './tracing/public'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const icons = fileURLToPath(new URL('../icons', import.meta.url))
const wordLists = fileURLToPath(new URL('../word-lists', import.meta.url))

/**
 * Maximum time for an orderly stop after draining, in milliseconds: 8 s for requests, 5 s for jobs, then the
 * database. Supervisors are promised 15 s; a busy machine needs some of it to end the process.
 */
const STOP_TIMEOUT = 14_000

/** Opens the data, starts the server, sends "ready" to a parent process, and stops cleanly on a signal. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const { metrics, collector, traceShare } = config
  const log = pino(logOptions(config.logLevel))
  if (collector) logTelemetryErrors(log)
  const isMeasured = metrics !== null || collector !== null
  const stopMetrics = isMeasured ? await startMetrics({ prometheus: metrics, collector }) : null
  const stopTracing =
    collector !== null && traceShare > 0 ? await startTracing({ share: traceShare, collector }) : null
  const unlock = config.databaseUrl ? () => {} : lockData(config.dataDir)
  const database = config.databaseUrl
    ? await openServer(config.databaseUrl, migrations)
    : await openEmbedded(path.join(config.dataDir, 'database'), migrations)
  const { db } = database
  const now = () => new Date()
  const queue = openQueue(database, domainJobs, { now, log })
  await database.exclusively(() => queue.prepare())
  const services: Services = {
    db,
    now,
    config,
    jobs: queue,
    wordListOf: openWordLists(wordLists, log),
    startUploadParser: parserThreads(new URL('./parse-worker.js', import.meta.url)),
    ...outsideServices(config, now),
  }
  if (isMeasured) {
    observeInstance(database)
    observePlatform(db)
  }
  const readiness: Readiness = { isDraining: false }
  const { app } = await buildApp({
    services,
    logLevel: config.logLevel,
    readiness,
    // The embedded database runs in this process, and would exceed the limits at each import.
    ...(config.databaseUrl ? { loadLimits: instanceLimits() } : {}),
    extend: (server, api) => platformRoutes(server, api, { ...services, icons }),
  })

  if (config.seedReleases) {
    for (const seeded of await seedReleases(services, config.seedReleases)) {
      log.warn({ release: seeded }, 'released a packed build')
    }
  }

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // The process ends in time even if something hangs, because a supervisor would kill it soon after.
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + STOP_TIMEOUT).unref()
    await stopServing(app, readiness, { drain: config.drainSeconds * 1000 })
    await queue.stop()
    await Promise.all([stopMetrics?.(), stopTracing?.()])
    await database.close()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)

  await app.listen({ host: config.host, port: config.port })
  process.send?.('ready')
  await queue.start(services)
}

/** Explains why the server didn't start; without a stack trace where a person started it. */
function lastWords(error: NodeJS.ErrnoException): string {
  const port = process.env.MOWKA_PORT || 4000
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or start with --port.`
  const isForOperator = error instanceof ConfigError || error instanceof DataTaken
  return isForOperator ? error.message : inspect(error)
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(lastWords(error))
  process.exit(1)
})
