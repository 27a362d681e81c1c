import type { Node } from '@babel/types'

/** The name by which something is called: `a` of `a`, `a.b` and `a.b.c()`. */
function firstName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return firstName(node.object)
  if (node.type === 'CallExpression') return firstName(node.callee)
  return ''
}

/** `b` of `b` and of `a.b`. */
function lastName(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return lastName(node.property)
  return ''
}

const isLiteral = (node: Node) =>
  ['StringLiteral', 'NumericLiteral', 'BooleanLiteral', 'TemplateLiteral'].includes(node.type)

/** Types, but not the expressions that they are attached to. */
const isType = ({ type }: Node) =>
  /^(Import|ExportAll|TypeParameter)/.test(type) ||
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type))

/** How things look: styled components, and what is written into an attribute of a view itself. */
function isLook(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'TaggedTemplateExpression') {
    return /^(styled|css|keyframes|createGlobalStyle)$/.test(firstName(node.tag))
  }
  return isLiteral(node) && (parent?.type === 'JSXAttribute' || parent?.type === 'JSXExpressionContainer')
}

/** `console.warn(…)`, `log.info(…)` and `request.log.info(…)`. */
function isLog(node: Node): boolean {
  const call = node.type === 'ExpressionStatement' ? node.expression : node
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return false
  const { object } = call.callee
  return [firstName(object), lastName(object)].some((name) => /^(console|log|logger)$/.test(name))
}

/** The words of an error, which programmers read. Its code is no words: it has no space. */
function isWordsOfError(node: Node, parent: Node | undefined, around: readonly Node[]): boolean {
  if (parent?.type === 'NewExpression' && /Error$/.test(firstName(parent.callee))) return isLiteral(node)
  const isThrown = parent?.type === 'CallExpression' && around.at(-2)?.type === 'ThrowStatement'
  return (
    isThrown && (node.type === 'TemplateLiteral' || (node.type === 'StringLiteral' && / /.test(node.value)))
  )
}

/**
 * How long something waits for a service, a pool or a lock before it gives up or tries again. Such a figure is tuned,
 * and no test may assert a time. The bare names are left in: a product's own delay is a rule.
 */
const isPatience = (parent: Node | undefined) =>
  parent?.type === 'ObjectProperty' &&
  /^\w+(Timeout|Backoff|DelayMax|DelayMs|IntervalMs|IntervalSeconds)\w*$/.test(lastName(parent.key))

/** What a hook depends on is the linter's affair. */
const isDependencies = (node: Node, parent: Node | undefined) =>
  parent?.type === 'CallExpression' &&
  /^use[A-Z]/.test(firstName(parent.callee)) &&
  node.type === 'ArrayExpression' &&
  parent.arguments.indexOf(node) > 0

/**
 * Parts of a source in which a mistake changes nothing, or nothing that a test should see. `around` are the nodes
 * around it, innermost last; `key` is what it is in the innermost.
 */
export function isOutOfReach(node: Node, around: readonly Node[], key: string): boolean {
  const parent = around.at(-1)
  return (
    isType(node) ||
    (node.type === 'ExportNamedDeclaration' && node.source != null) ||
    isLook(node, parent) ||
    isLog(node) ||
    isWordsOfError(node, parent, around) ||
    (isPatience(parent) && key === 'value') ||
    isDependencies(node, parent) ||
    ['key', 'property', 'directives'].includes(key)
  )
}

/** Calls that are the same whichever of two arguments comes first. */
export const isCommutative = (callee: Node) => /^(max|min|and|or|eq|ne)$/.test(lastName(callee))
