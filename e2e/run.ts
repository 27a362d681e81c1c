import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { markPrepared, ownPortOf, Platform, portOfWorker, preparedFor } from './control'
import { copyData } from './prepared-data'

/**
 * Starts platforms in parallel with the same fresh data, runs the journeys, and stops them. Each Playwright worker
 * has its own platform, so that broken ones don't affect others. E2E_WORKERS sets their number: journeys mostly wait,
 * so the default exceeds the number of cores.
 */
const here = path.dirname(fileURLToPath(import.meta.url))
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-e2e-'))
const workers = Number(process.env.E2E_WORKERS ?? Math.min(4, os.availableParallelism() + 1))

/** Started and stopped once; all others start with its data. */
const first = new Platform(portOfWorker(0), path.join(folder, 'prepared'))
const platforms = Array.from({ length: workers }, (_, worker) => Platform.ofWorker(worker, folder))

/** Prepares and starts the platforms. Journeys that don't need them have started by then. */
async function prepare(): Promise<void> {
  await first.start()
  await first.stop()
  const forOwn = platforms.map((_, worker) => {
    const port = ownPortOf(worker)
    return new Platform(port, preparedFor(folder, port))
  })
  await copyData(first, [...platforms, ...forOwn])
  await Promise.all(platforms.map((platform) => platform.start()))
  markPrepared(folder)
}

async function takeJourneys(): Promise<number> {
  const child = spawn(
    path.join(here, 'node_modules/.bin/playwright'),
    ['test', '--config', path.join(here, 'playwright.config.ts'), ...process.argv.slice(2)],
    {
      cwd: here,
      stdio: 'inherit',
      env: { ...process.env, E2E_FOLDER: folder, E2E_WORKERS: String(workers) },
    },
  )
  const status = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  try {
    await prepare()
  } catch (error) {
    // Like Ctrl-C, so that journeys stop the processes they started.
    child.kill('SIGINT')
    await status
    throw error
  }
  return status
}

/** Platforms run in process groups of their own, which Ctrl-C in the terminal does not reach. */
async function end(code: number): Promise<never> {
  await Promise.all([first, ...platforms].map((platform) => platform.stop()))
  fs.rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1))

await end(
  await takeJourneys().catch((error: unknown) => {
    console.error(error)
    return 1
  }),
)
