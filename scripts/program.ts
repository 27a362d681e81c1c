import { type ChildProcess, fork } from 'node:child_process'
import { PlainError } from './steps'

/** Of what a program says before it is ready, the last characters are kept: enough for the reason why it ended. */
const KEPT = 16_000

/** Where the words of a running program go. */
export type Terminal = { write: (text: string) => unknown }

/** A program that was started. `ready` rejects with its last words when it ends before it says "ready". */
export type Program = { child: ChildProcess; ready: Promise<void> }

/**
 * Starts a built program. What it says is kept back until it is ready and shown in the terminal from then on: logs go
 * to its standard output, so both of its outputs are passed on.
 */
export function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  terminal: Terminal = process.stderr,
): Program {
  // What this process was started with, e.g. a loader of TypeScript, is nothing that a built program needs.
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let isReady = false
  let lastWords = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      if (isReady) terminal.write(text)
      else lastWords = (lastWords + text).slice(-KEPT)
    })
  }
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message !== 'ready') return
      isReady = true
      resolve()
    })
    child.on('error', reject)
    // "close" comes after the last output, "exit" may come before it.
    child.on('close', (code, signal) => {
      reject(new PlainError(lastWords.trim() || `${file} ended with ${code ?? signal}`))
    })
  })
  return { child, ready }
}
