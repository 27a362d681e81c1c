import { spawnSync } from 'node:child_process'
import { PlainError } from './steps'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const find = () =>
  names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()).find(Boolean) ?? null

/** The path of a Chromium: the one of CHROMIUM, an installed one, or one that Debian's package manager installs now. */
export async function findChromium(): Promise<string> {
  const known = process.env.CHROMIUM ?? find()
  if (known) return known
  const apt = spawnSync(
    'sh',
    ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
    {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  const installed = find()
  if (!installed) throw new PlainError(`No Chromium here, and it could not be installed:\n${apt.stderr}`)
  return installed
}
