import { spawnSync } from 'node:child_process'
import { exportContent } from './library/export-content'
import { generateContent } from './library/generate-content'
import { importContent } from './library/import-content'
import { librarySource, starterLibrary } from './library/library-source'
import { root } from './packages'
import { command, PlainError, step } from './steps'

const USAGE = `pnpm content check [--missing eng] [folder]
pnpm content draw <seed> [exercises of each language]
pnpm content import [folder | library.zip | exercises.csv]
pnpm content export [folder | exercises.csv]
pnpm content generate [--courses 40] [--lessons 1200] [--exercises 60000] [--seed load]`

/**
 * `pnpm content`: `check` finds mistakes in the library, `draw` picks exercises for a review, `import` sends it to
 * the running platform, `export` writes changes made by editors there to the files, `generate` fills the platform for
 * load tests.
 */
command(async () => {
  const [action, place, ...more] = process.argv.slice(2)
  const url = process.env.MOWKA_URL ?? `http://localhost:${process.env.MOWKA_PORT ?? 4000}`
  if (action === 'check' || action === 'draw') {
    const { status } = spawnSync(
      'npx',
      ['tsx', 'content/src/cli.ts', action, ...(place ? [place, ...more] : [])],
      {
        cwd: root,
        stdio: 'inherit',
      },
    )
    process.exitCode = status ?? 1
  } else if (action === 'import') {
    const { created, updated, unchanged, kept } = await step('Importing the content', async () =>
      importContent(url, place ? await librarySource(place) : starterLibrary()),
    )
    console.log(
      `${created} created, ${updated} updated, ${unchanged} unchanged, ${kept} kept as editors made them`,
    )
  } else if (action === 'export') {
    const files = await step('Exporting the content', () => exportContent(url, place))
    console.log(files.length === 0 ? 'Nothing changed' : files.join('\n'))
  } else if (action === 'generate') {
    const created = await step('Generating content', () => generateContent(url, process.argv.slice(3)))
    console.log(`${created} created`)
  } else {
    throw new PlainError(USAGE)
  }
})
