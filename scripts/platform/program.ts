import { type ChildProcess, fork } from 'node:child_process'
import { PlainError } from '../steps'

/** Maximum size of the output stored before a program is ready, in characters: enough for the cause of its exit. */
const MAX_OUTPUT = 16_000

/** Output target of a running program. */
export type Terminal = { write: (text: string) => unknown }

/** A program that was started. `ready` rejects with its last output if it ends before it sends "ready". */
export type Program = { child: ChildProcess; ready: Promise<void> }

/**
 * Starts a built program. Its output is held back until it is ready and then shown in the terminal: logs go to its
 * standard output, so both outputs are passed on.
 */
export function startProgram(
  file: string,
  env: NodeJS.ProcessEnv,
  terminal: Terminal = process.stderr,
): Program {
  // A built program doesn't need this process's Node options, such as a TypeScript loader.
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let isReady = false
  let lastWords = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      if (isReady) terminal.write(text)
      else lastWords = (lastWords + text).slice(-MAX_OUTPUT)
    })
  }
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (message !== 'ready') return
      isReady = true
      resolve()
    })
    child.on('error', reject)
    // "close" comes after the last output; "exit" can come before it.
    child.on('close', (code, signal) => {
      reject(new PlainError(lastWords.trim() || `${file} ended with ${code ?? signal}`))
    })
  })
  return { child, ready }
}
