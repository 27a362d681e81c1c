import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../packages'
import { endProcess, hasEnded } from './children'

/** Preloaded to shift an instance's clock. */
const SHIFTED_CLOCK = pathToFileURL(path.join(root, 'scripts/rehearse/system/shifted-clock.mjs')).href

/** Timeout of an instance's start, in ms. */
const START_TIMEOUT = 120_000

export type StartOptions = {
  /** Shift of the instance's clock in ms. */
  clockShift?: number
}

/** A server process of the packed artifact, which can be started again. */
export type Instance = {
  name: string
  port: number
  /** Runs a packed artifact; resolves once it serves requests. */
  start: (artifact: string, options?: StartOptions) => Promise<void>
  /** Resolves with the milliseconds until the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<number>
  pid: () => number | null
  /** Unexpected exits, with the last lines of the log. */
  crashes: string[]
  logFile: string
}

/** Creates an instance without starting it. */
export function createInstance(name: string, port: number, env: NodeJS.ProcessEnv, folder: string): Instance {
  fs.mkdirSync(folder, { recursive: true })
  const logFile = path.join(folder, `${name}.log`)
  const crashes: string[] = []
  let child: ChildProcess | null = null
  return {
    name,
    port,
    crashes,
    logFile,
    pid: () => (child && !hasEnded(child) ? (child.pid ?? null) : null),
    start(artifact, { clockShift = 0 } = {}) {
      const log = fs.openSync(logFile, 'a')
      const started = fork(path.join(artifact, 'dist/main.js'), {
        cwd: artifact,
        env: {
          ...env,
          MOWKA_PORT: `${port}`,
          MOWKA_SEED_RELEASES: path.join(artifact, 'releases'),
          REHEARSAL_CLOCK_SHIFT: `${clockShift}`,
        },
        execArgv: clockShift ? ['--import', SHIFTED_CLOCK] : [],
        stdio: ['ignore', log, log, 'ipc'],
      })
      fs.closeSync(log)
      child = started
      return new Promise((resolve, reject) => {
        const timeout = setTimeout(
          () => reject(new Error(`${name} is not ready: see ${logFile}`)),
          START_TIMEOUT,
        )
        started.once('message', () => {
          clearTimeout(timeout)
          resolve()
        })
        started.once('exit', (code, signal) => {
          clearTimeout(timeout)
          const lines = fs.readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-3).join('\n')
          if (child === started) crashes.push(`${name} ended with ${code ?? signal}: ${lines}`)
          reject(new Error(`${name} ended with ${code ?? signal}: ${lines}`))
        })
      })
    },
    end(signal) {
      if (!child) return Promise.resolve(0)
      const ending = child
      child = null
      return endProcess(ending, signal)
    },
  }
}
