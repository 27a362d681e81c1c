import { parse } from '@babel/parser'
import type { Node } from '@babel/types'
import { type Fault, withFault } from './fault'
import { changesOf } from './operators'
import { isOutOfReach } from './reach'

const parseSource = (source: string) =>
  parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'leadingComments' || key === 'trailingComments' || key === 'innerComments') return []
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
  })
}

/** Every mistake that can be made in a source, such that it can still be read. */
export function findFaults(source: string): Fault[] {
  const faults: Fault[] = []
  const visit = (node: Node, around: readonly Node[]) => {
    for (const change of changesOf({ node, source, around })) {
      faults.push({ ...change, line: source.slice(0, change.start).split('\n').length })
    }
    for (const child of childrenOf(node)) {
      const key = Object.entries(node).find(([, value]) => value === child)?.[0] ?? ''
      const inside = [...around, node]
      if (!isOutOfReach(child, inside, isComputed(node) ? '' : key)) visit(child, inside)
    }
  }
  visit(parseSource(source), [])
  return faults
}

/** `a[b]` and `{ [b]: c }`: the name is an expression. */
const isComputed = (node: Node) => 'computed' in node && node.computed === true

/** Whether a source with a mistake is a program at all. */
export function isReadable(source: string, fault: Fault): boolean {
  try {
    parseSource(withFault(source, fault))
    return true
  } catch {
    return false
  }
}
