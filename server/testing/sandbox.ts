import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '../src/config'

/** A stand-in of the sandbox (`sandbox/README.md`). */
type StandIn = 'identity' | 'payments' | 'mail' | 'speech' | 'push'

const OFFSETS: Record<StandIn, number> = { identity: 1, payments: 2, mail: 3, speech: 4, push: 6 }

/** The sandbox in a separate process, which tests call like the server does. */
export type Sandbox = {
  /** A configuration that points at it. */
  config: Config
  url: (standIn: StandIn) => string
  /** Sets switches of a stand-in, e.g. `turn('speech', { speech: { mode: 'down' } })`. */
  turn: (standIn: StandIn, change: object) => Promise<void>
  /** Resets all switches. */
  resetSwitches: () => Promise<void>
  close: () => Promise<void>
}

const sandboxFolder = path.resolve(__dirname, '../../sandbox')

/** The build for these tests: inside the package, so that it finds its dependencies, and outside of `dist`. */
const program = path.join(sandboxFolder, 'node_modules/.cache/of-server-tests')

/** Builds the sandbox and starts it on free ports. */
export async function startSandbox(): Promise<Sandbox> {
  execFileSync(path.join(sandboxFolder, 'node_modules/.bin/rspack'), ['build', '--output-path', program], {
    cwd: sandboxFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-sandbox-'))
  const port = await freePort()
  const child = fork(path.join(program, 'main.js'), {
    execArgv: [],
    env: { ...process.env, MOWKA_PORT: String(port), MOWKA_DATA: folder },
    silent: true,
  })
  await ready(child)
  const url = (standIn: StandIn) => `http://localhost:${port + OFFSETS[standIn]}`
  const control = async (standIn: StandIn, init: RequestInit) => {
    const { ok, status } = await fetch(`${url(standIn)}/control`, init)
    if (!ok) throw new Error(`The switches of ${standIn} answered ${status}`)
  }
  return {
    config: readConfig({ MOWKA_PORT: String(port) }),
    url,
    turn: (standIn, change) => control(standIn, { method: 'POST', body: JSON.stringify(change) }),
    async resetSwitches() {
      for (const standIn of Object.keys(OFFSETS) as StandIn[]) await control(standIn, { method: 'DELETE' })
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${said}`)))
  })
}

/** Finds a platform port for which the ports of all stand-ins are free. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    // Above all ports that fetch refuses, and below those that systems assign automatically.
    const port = 14_000 + Math.floor(Math.random() * 600) * 30
    const free = await Promise.all([1, 2, 3, 4, 5, 6, 25].map((offset) => isFree(port + offset)))
    if (free.every(Boolean)) return port
  }
  throw new Error('There are no free ports')
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
