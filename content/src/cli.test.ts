import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawExercises } from './draw'
import { starterLibrary } from './testing/starter-library'

/** Runs the CLI. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const tsx = createRequire(join(__dirname, '../../package.json')).resolve('tsx/cli')
    execFile(process.execPath, [tsx, join(__dirname, 'cli.ts'), ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })

test('the command fails for a folder without a library', async () => {
  const { code, output } = await run('check', __dirname)
  expect(output).toContain('has no folder courses')
  expect(code).toBe(1)
})

test('the command shows its usage when misused', async () => {
  expect(await run('repair')).toMatchObject({ code: 2, output: expect.stringContaining('Usage') })
})

test('the command draws the exercises of a seed', async () => {
  const { code, output } = await run('draw', '7', '2')
  expect(code).toBe(0)
  expect(output.trim().split('\n')).toEqual(drawExercises(starterLibrary(), '7', 2))
})
