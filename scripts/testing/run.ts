import { type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../packages'

/** Output and exit code of a program. */
export type Outcome = { code: number; output: string }

/** Path of a program installed by the root's packages. */
export const bin = (name: string) => path.join(root, 'node_modules/.bin', name)

/** Runs a program in the root folder. Never rejects: a program that can't start has exit code 1. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
