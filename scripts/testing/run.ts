import { type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../packages'

/** What a program printed and how it ended. */
export type Outcome = { code: number; output: string }

/** `limit` ends it, with everything that it started, after this many milliseconds. */
export type RunOptions = SpawnOptions & { limit?: number | undefined }

/** A program that the root's packages brought. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** Runs a program in the root folder to its end. Never rejects for what the program does. */
export function run(
  program: string,
  args: string[],
  { limit, ...options }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own group, so that ending it also ends what it started.
      detached: limit !== undefined,
    })
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            output += `\nEnded after ${limit / 1000} s.`
            if (child.pid) process.kill(-child.pid, 'SIGKILL')
          }, limit)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 1, output })
    })
  })
}
