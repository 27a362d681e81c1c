import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DataTaken, LOCK_FILE, lockData } from '@mowka/server/data-lock'
import { buildPackages } from './build/build-packages'
import { importContent } from './library/import-content'
import { starterLibrary } from './library/library-source'
import { dataDir, programs, releasable, root } from './packages'
import { releaseBuild, storeToken } from './platform/platform-client'
import { startProgram } from './platform/program'
import { readPushKey } from './platform/push-key'
import { accounts, seedDemo } from './platform/seed-demo'
import { command, PlainError, step } from './steps'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    reset: { type: 'boolean' },
    'no-demo': { type: 'boolean' },
    'as-it-is': { type: 'boolean' },
  },
})
const port = Number(values.port ?? process.env.MOWKA_PORT ?? 4000)
process.env.MOWKA_PORT = String(port)
process.env.MOWKA_DATA = dataDir

const url = `http://localhost:${port}`
const children: ChildProcess[] = []
let stopping = false

/** Stops all started processes and this one. */
async function stop(code: number): Promise<never> {
  if (!stopping) {
    stopping = true
    const ended = children.map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve()
          child.once('exit', () => resolve())
          child.kill('SIGTERM')
          setTimeout(() => child.kill('SIGKILL'), 8_000).unref()
        }),
    )
    await Promise.all(ended)
  }
  process.exit(code)
}

/** Starts a built program and waits until it is ready. If it exits later, everything stops. */
async function run(file: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { child, ready } = startProgram(path.join(root, file), { ...process.env, ...env })
  children.push(child)
  let isReady = false
  child.on('exit', (code, signal) => {
    if (stopping || !isReady) return
    console.error(`${file} ended with ${code ?? signal}. Stopping.`)
    void stop(1)
  })
  await ready
  isReady = true
}

/** Whether a local port is in use. */
const isTaken = (number: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect({ port: number, host: 'localhost' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Ports of the server, and of the sandbox with its mail server. */
const ports = [port, port + 1, port + 2, port + 3, port + 4, port + 5, port + 6, port + 25]

async function checkPorts(): Promise<void> {
  for (const number of ports) {
    if (!(await isTaken(number))) continue
    throw new PlainError(
      `Port ${number} is taken, perhaps by another copy of Mówka. Stop it, or start with: npm start -- --port ${port + 100}`,
    )
  }
}

/** Deletes all local data, unless a server is using it, e.g. on another port. */
async function deleteData(): Promise<void> {
  const unlock = lock()
  for (const name of fs.readdirSync(dataDir)) {
    if (name !== LOCK_FILE) fs.rmSync(path.join(dataDir, name), { recursive: true })
  }
  unlock()
}

function lock(): () => void {
  try {
    return lockData(dataDir)
  } catch (error) {
    throw error instanceof DataTaken ? new PlainError(error.message) : error
  }
}

/** Starts the programs that serve a platform. */
async function startPrograms(token: string): Promise<void> {
  await step('Starting the sandbox', () => run('sandbox/dist/main.js'))
  await step('Starting the server', () =>
    run('server/dist/main.js', {
      MOWKA_RELEASE_TOKEN: token,
      MOWKA_OVERRIDES: process.env.MOWKA_OVERRIDES ?? 'development',
      MOWKA_OPERATOR_EMAIL: process.env.MOWKA_OPERATOR_EMAIL ?? 'operator@mowka.test',
      MOWKA_PUSH_PRIVATE_KEY: process.env.MOWKA_PUSH_PRIVATE_KEY ?? readPushKey(),
      MOWKA_SENTRY_DSN: process.env.MOWKA_SENTRY_DSN ?? `http://public@localhost:${port + 5}/1`,
    }),
  )
  storeToken(token)
}

/**
 * Expands the word lists in a process of its own. Until then, typos are not tolerated.
 *
 * @throws PlainError if that fails
 */
const expandWordLists = () =>
  new Promise<void>((resolve, reject) => {
    const file = path.join(import.meta.dirname, 'build/word-lists-main.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, stdio: 'inherit' })
    children.push(child)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new PlainError('Expanding the word lists failed')),
    )
  })

/** Starts what was built, imported and released before. */
async function startAsItIs(token: string): Promise<void> {
  await startPrograms(token)
  announce()
}

/** Builds and starts the platform with the current code, content and accounts. */
async function startUpToDate(token: string): Promise<void> {
  await step('Building server and sandbox', () => buildPackages(programs))
  // Side by side, because a starting server and an import keep only one core busy.
  const building = buildPackages(releasable.map(({ folder }) => folder))
  // A failure is reported where the result is awaited.
  building.catch(() => {})
  await startPrograms(token)
  const library = starterLibrary()
  await step('Importing the content', () => importContent(url, library))
  await step('Building shell and remotes', () => building)
  await step('Releasing shell and remotes', async () => {
    for (const { folder } of releasable) await releaseBuild({ url, token }, folder, true)
  })
  announce()
  // Nobody has to wait for these.
  await step('Expanding the word lists (typos are mistakes until then)', expandWordLists)
  if (!values['no-demo']) await step('Preparing the histories of the accounts', () => seedDemo(url, library))
}

/** Shows where the platform is, as soon as its pages work. */
function announce(): void {
  console.log(`\nMówka is ready: ${url}\n`)
  console.log('Accounts of the sandbox (password: mowka):')
  for (const { email, what } of accounts) console.log(`  ${email.padEnd(26)} ${what}`)
  console.log(`\nMail: http://localhost:${port + 3}   API: ${url}/api/docs   Stop with Ctrl-C\n`)
}

command(async () => {
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  await checkPorts()
  if (values.reset) await step('Deleting all local data', deleteData)
  const token = randomBytes(24).toString('hex')
  try {
    await (values['as-it-is'] ? startAsItIs(token) : startUpToDate(token))
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    if (error instanceof PlainError && error.message.includes('KERNEL_MISMATCH'))
      console.error(
        'What is live here was built with another kernel. `npm start -- --reset` begins with new data.',
      )
    return stop(1)
  }
  console.log('Everything is prepared')
  process.send?.('ready')
})
