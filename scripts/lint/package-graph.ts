import fs from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import { traverseFast } from '@babel/types'
import { root, workspace } from '../packages'
import { cycleIn, type Sources } from './domain-graph'
import { filesIn } from './files'
import { packageNamed, packageOf, specifiersIn } from './imports'

const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

/** Tests and configuration may use packages that depend on their own, such as `@mowka/testing`. */
const isProduct = (file: string, folder: string) =>
  !/(^|\/)testing\/|\.(test|fixture|config)\.[a-z]+$|-fixture\.ts$|(^|\/)global-setup\.ts$/.test(
    file.slice(folder.length + 1),
  )

export const readSources = (): Sources =>
  Object.fromEntries(
    workspace
      .flatMap(({ folder }) => filesIn(folder))
      .filter(isSource)
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  )

const leavesPackage = (specifier: string, file: string) =>
  specifier.startsWith('.') &&
  packageOf(`${path.posix.join(path.posix.dirname(file), specifier)}/`) !== packageOf(file)

/** Whether a source contains a string outside of other strings, as an import does and an example in a test doesn't. */
function isImported(specifier: string, file: string, source: string): boolean {
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
  let found = false
  traverseFast(parse(source, { sourceType: 'unambiguous', plugins: [...plugins] }), (node) => {
    if (node.type === 'StringLiteral' && node.value === specifier) found = true
  })
  return found
}

/** Finds relative imports that leave their package. */
function relativeImports(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    specifiersIn(source)
      .filter((specifier) => leavesPackage(specifier, file) && isImported(specifier, file, source))
      .map((specifier) => `${file} imports ${specifier}: import another package by its name`),
  )
}

/** The packages that each package's product code imports or depends on. */
export function packageGraph(sources: Sources): Map<string, Set<string>> {
  const graph = new Map(
    workspace.map(({ name, dependencies }) => [
      name,
      new Set(dependencies.filter((each) => packageNamed(each))),
    ]),
  )
  for (const [file, source] of Object.entries(sources)) {
    const owner = packageOf(file)
    if (!owner || !isProduct(file, owner.folder)) continue
    for (const specifier of specifiersIn(source)) {
      const imported = packageNamed(specifier)
      if (imported && imported !== owner) graph.get(owner.name)?.add(imported.name)
    }
  }
  return graph
}

/** Finds relative imports that leave a package, and packages that import one another in a cycle. */
export function checkPackageGraph(sources = readSources()): string[] {
  const cycle = cycleIn(packageGraph(sources))
  return [
    ...relativeImports(sources),
    ...(cycle ? [`Packages import one another: ${cycle.join(' → ')}`] : []),
  ]
}
