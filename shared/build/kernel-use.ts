import type { KernelModule } from '@mowka/contract/schemas/release'
import type { StatsModule } from '@rspack/core'
import { commonModules } from './common-modules'
import { bundledFaces, type SharedModule } from './shared-modules'

/** A module in the statistics of a build. */
export type BuiltModule = Pick<StatsModule, 'moduleType' | 'name' | 'nameForCondition' | 'chunks'> & {
  modules?: BuiltModule[] | undefined
}

/**
 * Returns the modules that are part of a chunk, including those inside concatenated modules, without tree-shaken
 * ones.
 */
export function modulesInChunks(modules: readonly BuiltModule[]): BuiltModule[] {
  const whole = (module: BuiltModule): BuiltModule[] => [module, ...(module.modules ?? []).flatMap(whole)]
  return modules.filter((module) => (module.chunks ?? []).length > 0).flatMap(whole)
}

/** Names look like `consume shared module (default) react/jsx-runtime@^19.3.0 (strict)`. */
const named = (modules: readonly BuiltModule[], type: string, pattern: RegExp): KernelModule[] => {
  const found = modules
    .filter((module) => module.moduleType === type)
    .flatMap(({ name }) => {
      const [, request, version] = pattern.exec(name ?? '') ?? []
      return request && version ? [[request, version] as const] : []
    })
  return [...new Map(found)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, version]) => ({ name, version }))
}

/** Leaves out common modules: no remote depends on the shell for them. */
const withoutCommon = (modules: readonly KernelModule[]) =>
  modules.filter(({ name }) => !commonModules.includes(name))

/** Returns the kernel modules that a remote's build imports, with the accepted ranges. */
export const consumedModules = (modules: readonly BuiltModule[]): KernelModule[] =>
  withoutCommon(
    named(modules, 'consume-shared-module', /^consume shared module \([^)]*\) (.+?)@([^@/ ]+)(?: |$)/),
  )

/** Returns the kernel modules that the shell's build provides, with their versions. */
export const providedModules = (modules: readonly BuiltModule[]): KernelModule[] =>
  withoutCommon(named(modules, 'provide-module', /^provide shared module \([^)]*\) (.+?)@([^@/ ]+) = /))

/**
 * Returns the package of a file, `…/node_modules/@scope/name/file.js` → `@scope/name`. Uses the last match, because
 * packages are nested.
 */
const packageOf = (file: string): string | undefined =>
  /^(@[^/]+\/[^/]+|[^/]+)/.exec(file.split('/node_modules/').slice(1).at(-1) ?? '')?.[1]

/**
 * Returns the kernel modules of which a remote bundles its own copy: libraries in the list or part of one, and files
 * of the kernel package. Each comes with one of its files, to help find the import.
 */
export function ownCopies(
  modules: readonly BuiltModule[],
  shared: readonly SharedModule[],
  kernelFolder: string,
): { name: string; file: string }[] {
  const libraries = new Set(
    shared.flatMap(({ request, holds = [] }) => [request.replace(/\/$/, ''), ...holds]),
  )
  const copies = modules
    .filter((module) => module.moduleType?.startsWith('javascript') || module.moduleType?.startsWith('css'))
    .flatMap(({ nameForCondition }) => {
      const file = nameForCondition?.replaceAll('\\', '/')
      if (!file) return []
      const library = packageOf(file)
      if (library) return libraries.has(library) ? [[library, file] as const] : []
      if (!file.startsWith(`${kernelFolder}/`)) return []
      const own = file.slice(kernelFolder.length + 1)
      const isBundled = bundledFaces.some((face) => own.startsWith(`${face}.`) || own.startsWith(`${face}/`))
      return isBundled ? [] : [[`@mowka/kernel/${own.split('/')[0]}`, file] as const]
    })
  return [...new Map(copies)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, file]) => ({ name, file }))
}
