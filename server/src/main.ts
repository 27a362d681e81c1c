import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app'
import { readConfig } from './config'
import { DataTaken, lockData } from './database/data-lock'
import { openEmbedded, openServer } from './database/database'
import { ConfigError } from './environment'
import { diskStorage } from './outside/disk-storage'
import { remoteKeys, tokenVerifier } from './outside/identity'
import { s3Storage } from './outside/s3-storage'
import { openAiSpeech } from './outside/speech'
import { platformRoutes } from './platform/routes'
import { startRecordingWarmup } from './recording/warmup'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Opens the data, starts the server, says "ready" to a parent process, and closes cleanly on a signal. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  const unlock = config.databaseUrl ? () => {} : lockData(config.dataDir)
  const { db, close } = config.databaseUrl
    ? await openServer(config.databaseUrl, migrations)
    : await openEmbedded(path.join(config.dataDir, 'database'), migrations)
  const storage = config.bucket ? s3Storage(config.bucket) : diskStorage(path.join(config.dataDir, 'storage'))
  const now = () => new Date()
  const services = { db, now, config, synthesise: openAiSpeech(config.speech) }
  const { app } = await buildApp({
    services,
    verifyToken: tokenVerifier(config.identity, remoteKeys(config.identity.jwksUrl)),
    logLevel: config.logLevel,
    extend: (server, api) => platformRoutes(server, api, { db, now, storage, config }),
  })

  let stopWarmup = () => {}
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    stopWarmup()
    await app.close()
    await close()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)

  await app.listen({ host: config.host, port: config.port })
  process.send?.('ready')
  stopWarmup = startRecordingWarmup(services)
}

/** Why the server did not start; without a stack where it is told to whoever starts it. */
function lastWords(error: NodeJS.ErrnoException): string {
  const port = process.env.MOWKA_PORT || 4000
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or start with --port.`
  const isForOperator = error instanceof ConfigError || error instanceof DataTaken
  return (isForOperator ? undefined : error.stack) ?? error.message
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(lastWords(error))
  process.exit(1)
})
