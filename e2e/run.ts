import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Platform } from './control'

/** Starts a platform with fresh data, takes the journeys through it, and stops it. */
const here = path.dirname(fileURLToPath(import.meta.url))
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-e2e-'))
const platform = new Platform(Number(process.env.E2E_PORT ?? 4100), dataDir)

await platform.start()
const child = spawn(
  path.join(here, 'node_modules/.bin/playwright'),
  ['test', '--config', path.join(here, 'playwright.config.ts'), ...process.argv.slice(2)],
  { cwd: here, stdio: 'inherit', env: { ...process.env, E2E_DATA: dataDir } },
)
const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)))
await platform.stop()
platform.forget()
process.exit(code)
