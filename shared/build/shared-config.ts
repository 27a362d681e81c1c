import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { KERNEL_VERSION, type SharedModule, sharedModules } from './shared-modules'

const require = createRequire(import.meta.url)

/** The version of a library that is installed. */
const installed = (library: string): string =>
  JSON.parse(fs.readFileSync(require.resolve(`${library}/package.json`), 'utf8')).version

const partsOf = (request: string) => path.join(import.meta.dirname, `../kernel/${request}.ts`)

/** The libraries that the shell provides in parts, for its own code: an import of one gets those parts. */
export const partsOfLibraries = (): Record<string, string> =>
  Object.fromEntries(
    sharedModules.flatMap(({ request, inParts }) =>
      inParts ? [[`${request}$`, partsOf(request)] as const] : [],
    ),
  )

/** What the shell says of a module: where it is, and its version where the bundler cannot read it off a package. */
function provision({ request, provided, inParts }: SharedModule): {
  eager: boolean
  import?: string
  version?: string
} {
  const eager = provided === 'at start'
  if (inParts)
    return {
      eager,
      import: partsOf(request),
      version: installed(request),
    }
  return { eager, ...(request.startsWith('@mowka/') ? { version: KERNEL_VERSION } : {}) }
}

const settings = ({ range }: SharedModule) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: range,
})

/** What the shell provides. Its own code takes the same modules directly. */
export const providedByShell = () =>
  sharedModules.map((module) => {
    const { import: file = module.request, ...provided } = provision(module)
    return { [file]: { shareKey: module.request, ...settings(module), ...provided } }
  })

/** What a remote takes from the shell: it carries no copy of its own. */
export const takenByRemote = () =>
  Object.fromEntries(
    sharedModules.map((module) => [module.request, { ...settings(module), import: false as const }]),
  )
