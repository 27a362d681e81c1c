import { spawnSync } from 'node:child_process'
import { importContent } from './import-content'
import { root } from './packages'
import { command, PlainError, step } from './steps'

/** `pnpm content check` finds mistakes in the library; `pnpm content import` sends it to the running platform. */
command(async () => {
  const [action] = process.argv.slice(2)
  if (action === 'check') {
    const { status } = spawnSync('npx', ['tsx', 'content/src/cli.ts', 'check'], {
      cwd: root,
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  } else if (action === 'import') {
    const url = process.env.MOWKA_URL ?? `http://localhost:${process.env.MOWKA_PORT ?? 4000}`
    await step('Importing the content', () => importContent(url))
  } else {
    throw new PlainError('pnpm content check | import')
  }
})
