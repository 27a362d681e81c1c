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

/** Numbers, colours and fonts on the way to a page of paper. */
const isDrawing = (node: Node, parent: Node | undefined) =>
  parent?.type === 'CallExpression' &&
  parent.callee !== node &&
  (/^(rect|fill|fillColor|font|fontSize|moveDown)$/.test(lastName(parent.callee)) ||
    (lastName(parent.callee) === 'text' && parent.arguments.indexOf(node as never) > 0))

/** How things look: styled components, colours, and what is written into an attribute of a view itself. */
function isLook(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'StringLiteral' && /^#[0-9a-f]{6}$/i.test(node.value)) return true
  if (isDrawing(node, parent)) return true
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
 * How long something waits for others before it gives up, rests or looks again, and how much it takes at a time. Such a
 * figure is tuned: what comes out is the same, and no test may assert a time. An option or a constant that says so by
 * its name; a product's own delay is a rule and stays in reach.
 */
function isPace(parent: Node | undefined): boolean {
  if (parent?.type === 'ObjectProperty') {
    const option = lastName(parent.key)
    return /^(timeout|pause|longestPause|rest|\w+(Timeout|Backoff|Delay|Interval)(Max|Ms|Millis|Seconds)*)$/.test(
      option,
    )
  }
  return (
    parent?.type === 'VariableDeclarator' &&
    /(^|_)(TIMEOUT|WAIT|RUN|REST|LOOK|PATIENCE|COOLDOWN|HEARTBEAT|SILENCE|AGAIN|EVERY|AT_LATEST|BATCH|AT_ONCE|AT_A_TIME)$/.test(
      lastName(parent.id),
    )
  )
}

/** Why a rule is as it is, for those who read the program. */
function isReason(parent: Node | undefined, around: readonly Node[], key: string): boolean {
  const [holder, call] = [around.at(-2), around.at(-3)]
  if (parent?.type !== 'ObjectProperty' || key !== 'value') return false
  return call?.type === 'CallExpression'
    ? lastName(call.callee) === 'withFreeIds' && call.arguments.indexOf(holder as never) === 1
    : call?.type === 'ObjectProperty' && lastName(call.key) === 'freeIds'
}

/** Which fields MobX need not watch, and what a report of an error says besides the error: both for programmers. */
const isForProgrammers = (node: Node, parent: Node | undefined) =>
  parent?.type === 'CallExpression' &&
  parent.arguments.indexOf(node as never) === 1 &&
  /^(makeAutoObservable|reportError)$/.test(lastName(parent.callee))

/** Names that only the database sees: of a prepared statement, and of a table that is joined once more. */
const isNameOfQuery = (node: Node, parent: Node | undefined) =>
  node.type === 'StringLiteral' &&
  parent?.type === 'CallExpression' &&
  ((lastName(parent.callee) === 'prepared' && parent.arguments[0] === node) ||
    (lastName(parent.callee) === 'alias' && parent.arguments[1] === node))

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
    (isPace(parent) && (key === 'value' || key === 'init')) ||
    isReason(parent, around, key) ||
    isDependencies(node, parent) ||
    isForProgrammers(node, parent) ||
    isNameOfQuery(node, parent) ||
    ['key', 'property', 'directives'].includes(key)
  )
}

/** Calls that are the same whichever of two arguments comes first. */
export const isCommutative = (callee: Node) => /^(max|min|and|or|eq|ne|saySame)$/.test(lastName(callee))
