/** A node of a profile, as V8 writes it. */
type ProfileNode = {
  id: number
  callFrame: { functionName: string; url: string }
  children?: number[]
}

type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] }

const SHOWN = 12

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** The package of a script; null for Node's own scripts and native code. */
function packageOf(url: string): string | null {
  if (!url || url.startsWith('node:')) return null
  return PACKAGE.exec(url)?.[1] ?? 'our code'
}

/**
 * Sums the samples of a V8 profile by package, in ms, largest first. Time in Node and native code belongs to the package
 * that called it; without one it is listed by the name of its outermost function.
 */
export function packageTimes(text: string): readonly [string, number][] {
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(text)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const ownerOf = (id: number): string => {
    let name = ''
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = byId.get(at)?.callFrame
      if (!frame) break
      const owner = packageOf(frame.url)
      if (owner) return owner
      if (frame.functionName !== '(root)') name = frame.functionName
    }
    return name.startsWith('(') ? name : 'loading of modules'
  }
  const sums = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const owner = ownerOf(id)
    sums.set(owner, (sums.get(owner) ?? 0) + (timeDeltas[index] ?? 0))
  }
  return [...sums]
    .map(([name, microseconds]): [string, number] => [name, Math.round(microseconds / 1000)])
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
}
