import { buildPackages } from './build/build-packages'
import { prepareWordLists } from './build/word-lists'
import { buildable } from './packages'
import { command, step } from './steps'

/** `pnpm build [package …] [--force]`: builds what changed, or the packages named. */
command(async () => {
  const named = process.argv.slice(2).filter((each) => !each.startsWith('--'))
  const force = process.argv.includes('--force')
  if (named.length === 0 || named.includes('server')) {
    await step('Expanding the word lists', async () => prepareWordLists())
  }
  const built = await step('Building', () =>
    buildPackages(named.length ? named : buildable, force || named.length > 0),
  )
  console.log(built.length ? `Built: ${built.join(', ')}` : 'Nothing changed')
})
