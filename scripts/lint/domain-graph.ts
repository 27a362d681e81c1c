import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'

/** Sources by their paths below `server/src`. */
export type Sources = Readonly<Record<string, string>>

const isTest = (file: string) => file.endsWith('.test.ts')

/** The domains that each domain of the server uses. A domain is a folder with routes. */
function domainGraph(sources: Sources): Map<string, Set<string>> {
  const files = Object.keys(sources)
  const domains = files.flatMap((file) => (/^[^/]+\/routes\.ts$/.test(file) ? [path.dirname(file)] : []))
  const usedBy = (domain: string) =>
    files
      .filter((file) => file.startsWith(`${domain}/`) && !isTest(file))
      .flatMap((file) =>
        [...(sources[file] ?? '').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)].map(
          ([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier).split('/')[0] ?? '',
        ),
      )
      .filter((used) => used !== domain && domains.includes(used))
  return new Map(domains.map((domain) => [domain, new Set(usedBy(domain))]))
}

/** Returns a cycle of a graph with its first node repeated at the end; `undefined` if there is none. */
export function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const walk = (node: string, trail: readonly string[]): string[] | undefined => {
    const at = trail.indexOf(node)
    if (at >= 0) return [...trail.slice(at), node]
    if (done.has(node)) return undefined
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...trail, node])
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const cycle = walk(node, [])
    if (cycle) return cycle
  }
  return undefined
}

/** Returns a cycle of domains as a problem. */
export function findCycles(sources: Sources): string[] {
  const cycle = cycleIn(domainGraph(sources))
  return cycle ? [`server/src: domains use one another in a circle: ${cycle.join(' → ')}`] : []
}

/** Finds domains of the server that use one another in a cycle. */
export function checkDomainGraph(): string[] {
  const folder = path.join(root, 'server/src')
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
  const sources = Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, '/'), fs.readFileSync(path.join(folder, file), 'utf8')]),
  )
  return findCycles(sources)
}
