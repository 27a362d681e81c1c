import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { PlainError } from '../../steps'

/** Interval at which conditions are checked, in ms. */
const CHECK_EVERY = 50

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves once a condition holds; throws a `PlainError` after the timeout. */
export async function until(
  title: string,
  timeout: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > end) throw new PlainError(`${title}: not within ${timeout / 1000} s`)
    await pause(CHECK_EVERY)
  }
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Sends a signal and resolves with the milliseconds until the process has ended. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  const before = performance.now()
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve(0)
    child.once('exit', () => resolve(performance.now() - before))
    child.kill(signal)
  })
}

/** Runs a program to its end and returns its output. Throws a `PlainError` with its errors if it fails. */
export function runToEnd(program: string, args: readonly string[], options: SpawnOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new PlainError(`${program} failed: ${stderr || error?.message || status}`)
  return stdout
}

/** Like `runToEnd`, without blocking this process, whose clients continue. */
export function runMeanwhile(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    child.stdout?.on('data', (text) => {
      output += text
    })
    child.stderr?.on('data', (text) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new PlainError(`${program} failed: ${errors || code}`))
    })
  })
}
