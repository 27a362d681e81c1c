import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { commonModules, commonVersion } from './common-modules'
import { KERNEL_VERSION, type SharedModule, sharedModules } from './shared-modules'

/** The kernel's manifest. */
const kernelManifest = createRequire(import.meta.url).resolve('@mowka/kernel/package.json')

/** Folder of the kernel. */
export const kernelFolder = path.dirname(kernelManifest)

/** Returns the installed version of a library. */
const installed = (library: string): string =>
  // Not every package exports its manifest, so that it can't be resolved.
  JSON.parse(fs.readFileSync(path.join(kernelFolder, 'node_modules', library, 'package.json'), 'utf8'))
    .version

const partsOf = (request: string) => path.join(kernelFolder, 'libraries', `${request}.ts`)

/** Aliases of the libraries that the shell provides in parts, so that its own imports get the same parts. */
export const partsOfLibraries = (): Record<string, string> =>
  Object.fromEntries(
    sharedModules.flatMap(({ request, inParts }) =>
      inParts ? [[`${request}$`, partsOf(request)] as const] : [],
    ),
  )

/** The shell's settings for a module: its file, and its version if the bundler can't read it from a package. */
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

/** The modules that the shell provides. Its own code imports them directly. */
export function providedByShell() {
  const version = commonVersion()
  return [
    ...sharedModules.map((module) => {
      const { import: file = module.request, ...provided } = provision(module)
      return { [file]: { shareKey: module.request, ...settings(module), ...provided } }
    }),
    ...commonModules.map((request) => ({ [request]: { shareKey: request, version, eager: true } })),
  ]
}

/**
 * The modules that a remote imports from the shell: the kernel's without a copy of its own, and common code, of which
 * it has a copy for shells built from other sources.
 */
export function consumedByRemote() {
  const requiredVersion = commonVersion()
  return Object.fromEntries([
    ...sharedModules.map(
      (module) => [module.request, { ...settings(module), import: false as const }] as const,
    ),
    ...commonModules.map((request) => [request, { requiredVersion, strictVersion: true }] as const),
  ])
}
