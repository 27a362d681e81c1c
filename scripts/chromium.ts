import { spawnSync } from 'node:child_process'
import { PlainError } from './steps'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without the parts for a window: the same engine, and a fifth less of the processor for a page. */
const HEADLESS = 'chromium-headless-shell'

/** A Chromium as people have it, to measure with. */
export const findChromium = () => find(BROWSERS, ['chromium'])

/** The Chromium that costs a test least. */
export const findTestChromium = () => find([HEADLESS, ...BROWSERS], [HEADLESS, 'chromium'])

const pathOf = (names: readonly string[]) =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find(Boolean)

/** The path of a browser: the one of CHROMIUM, an installed one, or one that Debian's package manager installs now. */
async function find(names: readonly string[], packages: readonly string[]): Promise<string> {
  const known = process.env.CHROMIUM ?? pathOf(names)
  if (known) return known
  const lines = [
    'apt-get update',
    ...packages.map((each) => `apt-get install -y --no-install-recommends ${each}`),
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  let said = ''
  for (const line of lines) {
    said += spawnSync('sh', ['-c', line], { encoding: 'utf8', env }).stderr
    const installed = pathOf(names)
    if (installed) return installed
  }
  throw new PlainError(`No Chromium here, and it could not be installed:\n${said}`)
}
