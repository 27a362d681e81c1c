import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the program once before the tests. */
export default function build() {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  execFileSync(`${folder}node_modules/.bin/rspack`, ['build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
