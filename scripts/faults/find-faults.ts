import { parse } from '@babel/parser'
import type { Node } from '@babel/types'
import { type Fault, withFault } from './fault'
import { changesOf } from './operators'

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

/** The name by which something is called: `a` of `a`, `a.b` and `a.b.c()`. */
function firstName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return firstName(node.object)
  if (node.type === 'CallExpression') return firstName(node.callee)
  return ''
}

const isLiteral = (node: Node) =>
  ['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'TemplateLiteral'].includes(node.type)

/** Parts in which a mistake changes nothing that a test should see, or nothing at all. */
function isOutOfReach(node: Node, parent: Node | undefined, key: string): boolean {
  if (/^(Import|ExportAll|TSInterface|TSTypeAlias|TSEnum|TSModule|TypeParameter)/.test(node.type)) return true
  // Types, but not the expressions that they are attached to.
  if (node.type.startsWith('TS')) {
    return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  }
  if (node.type === 'ExportNamedDeclaration') return node.source != null
  // How things look.
  if (node.type === 'TaggedTemplateExpression') {
    return /^(styled|css|keyframes|createGlobalStyle)$/.test(firstName(node.tag))
  }
  if (parent?.type === 'JSXAttribute' && isLiteral(node)) return true
  if (parent?.type === 'JSXExpressionContainer' && isLiteral(node)) return true
  // What is told to a log.
  if (node.type === 'CallExpression' && /^(console|log|logger)$/.test(firstName(node.callee))) return true
  if (node.type === 'ExpressionStatement' && /^(console|log|logger)$/.test(firstName(node.expression)))
    return true
  // The words of an error.
  if (parent?.type === 'NewExpression' && /Error$/.test(firstName(parent.callee))) return isLiteral(node)
  // What a hook depends on is the linter's affair.
  if (parent?.type === 'CallExpression' && /^use[A-Z]/.test(firstName(parent.callee))) {
    return node.type === 'ArrayExpression' && parent.arguments.indexOf(node) > 0
  }
  return key === 'key' || key === 'property' || key === 'directives'
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
      if (!isOutOfReach(child, node, isComputed(node) ? '' : key)) visit(child, [...around, node])
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
