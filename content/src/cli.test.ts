import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

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

test('the command draws the same exercises for the same seed, equally many per language', async () => {
  const [first, again, other] = await Promise.all([
    run('draw', '7', '2'),
    run('draw', '7', '2'),
    run('draw', '8', '2'),
  ])
  expect(first.code).toBe(0)
  expect(again.output).toBe(first.output)
  expect(other.output).not.toBe(first.output)
  const languages = first.output
    .trim()
    .split('\n')
    .map((line) => line.split('/')[1])
  expect(languages).toEqual(['de', 'de', 'eng', 'eng', 'es', 'es', 'fr', 'fr', 'it', 'it', 'ru', 'ru'])
})
