import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { KERNEL_VERSION, type SharedModule, sharedModules } from './shared-modules'

const require = createRequire(import.meta.url)

/** The version of a library that is installed. */
const installed = (library: string): string =>
  JSON.parse(fs.readFileSync(require.resolve(`${library}/package.json`), 'utf8')).version

/** What the shell says of a module: where it is, and its version where the bundler cannot read it off a package. */
function provision({ request, provided, inParts }: SharedModule) {
  const eager = provided === 'at start'
  if (inParts)
    return {
      eager,
      import: path.join(import.meta.dirname, `../kernel/${request}.ts`),
      version: installed(request),
    }
  return { eager, ...(request.startsWith('@mowka/') ? { version: KERNEL_VERSION } : {}) }
}

/** The federation settings of one side. The shell provides; a remote carries no copy of its own. */
export function sharedConfig(side: 'shell' | 'remote') {
  return Object.fromEntries(
    sharedModules.map((module) => [
      module.request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: module.range,
        ...(side === 'shell' ? provision(module) : { import: false as const }),
      },
    ]),
  )
}
