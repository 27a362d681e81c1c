import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Program, startProgram } from './program'

let folder: string
let program: Program
let shown: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-program-'))
  shown = ''
})
afterEach(() => {
  program.child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true })
})

const terminal = {
  write: (text: string) => {
    shown += text
  },
}

/** Starts a program with these lines. */
function start(source: string): Program {
  const file = path.join(folder, 'program.cjs')
  fs.writeFileSync(file, source)
  program = startProgram(file, process.env, terminal)
  return program
}

/** Waits until the terminal shows a text. */
async function sees(text: string): Promise<void> {
  while (!shown.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('hides the output of a program before it is ready, and shows both of its outputs afterwards', async () => {
  const { child, ready } = start(`
    console.log('one line for each stand-in')
    process.on('message', () => { console.log('a logged error'); console.error('a crash') })
    process.stdout.write('', () => process.send('ready'))
  `)
  await ready
  child.send('go on')
  await Promise.all([sees('a logged error'), sees('a crash')])
  expect(shown).not.toContain('one line')
})

test('reports the last output of a program that ends before it is ready', async () => {
  const { ready } = start(`console.error('Port 4000 is taken'); process.exitCode = 1`)
  await expect(ready).rejects.toThrow('Port 4000 is taken')
})

test('names a program that ends without output, with its exit code', async () => {
  await expect(start('process.exit(3)').ready).rejects.toThrow(/program\.cjs ended with 3/)
})

test('stores only the end of very long output', async () => {
  const { ready } = start(`
    for (let line = 0; line < 20_000; line++) console.log('x'.repeat(100))
    console.log('the reason')
    process.exitCode = 1
  `)
  const error = await ready.then(
    () => new Error('it got ready'),
    (thrown: Error) => thrown,
  )
  expect(error.message).toContain('the reason')
  expect(error.message.length).toBeLessThan(20_000)
})
