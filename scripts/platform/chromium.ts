import { spawnSync } from 'node:child_process'
import { PlainError } from '../steps'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without a user interface: the same engine, with a fifth less processor time per page. */
const HEADLESS = 'chromium-headless-shell'

/** Finds a full Chromium for benchmarks. */
export const findChromium = () => find(BROWSERS, ['chromium'])

/** Finds the cheapest Chromium for tests. */
export const findTestChromium = () => find([HEADLESS, ...BROWSERS], [HEADLESS, 'chromium'])

const pathOf = (names: readonly string[]) =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find(Boolean)

/**
 * Returns the path of a browser: the one set by CHROMIUM, an installed one, or one installed now with Debian's
 * package manager.
 */
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
  throw new PlainError(`Chromium not found, and installing it failed:\n${said}`)
}
