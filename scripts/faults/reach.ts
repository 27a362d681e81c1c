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

/** A length or a share of one as CSS writes it: `72px`, `22%`. */
const isLength = (node: Node) =>
  node.type === 'StringLiteral' && /^-?\d*\.?\d+(px|rem|em|ch|fr|%|d?v[hw])$/.test(node.value)

const isNumber = (node: Node | null): boolean =>
  node?.type === 'NumericLiteral' || (node?.type === 'UnaryExpression' && isNumber(node.argument))

/** A row of a table of nothing but numbers: where the parts of an ornament lie. */
const isPlaceOfOrnament = (node: Node, parent: Node | undefined) =>
  node.type === 'ArrayExpression' &&
  node.elements.length > 1 &&
  node.elements.every(isNumber) &&
  parent?.type === 'ArrayExpression' &&
  parent.elements.every((each) => each?.type === 'ArrayExpression' && each.elements.every(isNumber))

/** How far what floats keeps from its surroundings, in pixels. */
const isSpace = (node: Node, parent: Node | undefined) =>
  node.type === 'NumericLiteral' &&
  parent?.type === 'ObjectProperty' &&
  /^(padding|gap)$/.test(lastName(parent.key))

/** One of two sizes: `<Skeleton height={isWide ? 112 : 86} />`. Which of them, is no matter of taste. */
const isOneOfSizes = (node: Node, parent: Node | undefined, around: readonly Node[]) =>
  node.type === 'NumericLiteral' &&
  parent?.type === 'ConditionalExpression' &&
  around.at(-2)?.type === 'JSXExpressionContainer' &&
  around.at(-3)?.type === 'JSXAttribute'

/** How things look: styled components, colours, sizes, and what is written into an attribute of a view itself. */
function isLook(node: Node, parent: Node | undefined, around: readonly Node[]): boolean {
  if (node.type === 'StringLiteral' && /^#[0-9a-f]{6}$/i.test(node.value)) return true
  if (isDrawing(node, parent) || isLength(node) || isPlaceOfOrnament(node, parent)) return true
  if (isSpace(node, parent) || isOneOfSizes(node, parent, around)) return true
  if (node.type === 'TaggedTemplateExpression') {
    return /^(styled|css|keyframes|createGlobalStyle)$/.test(firstName(node.tag))
  }
  return isLiteral(node) && (parent?.type === 'JSXAttribute' || parent?.type === 'JSXExpressionContainer')
}

/** What a terminal shows while a step of a command runs: the first words of `step('Building', …)`. */
const isTitleOfStep = (node: Node, parent: Node | undefined) =>
  isLiteral(node) &&
  parent?.type === 'CallExpression' &&
  lastName(parent.callee) === 'step' &&
  parent.arguments[0] === node

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
    /(^|_)(TIMEOUT|WAIT|RUN|REST|LOOK|PATIENCE|COOLDOWN|HEARTBEAT|SILENCE|AGAIN|EVERY|AT_LATEST|BACKOFF|BRIDGES|BATCH|AT_ONCE|AT_A_TIME)$/.test(
      lastName(parent.id),
    )
  )
}

/**
 * How much code we allow ourselves: figures that are measured and written down. What is done with them is tested with
 * others.
 */
const isBudget = (node: Node, around: readonly Node[]) =>
  node.type === 'NumericLiteral' &&
  around.some((each) => each.type === 'VariableDeclarator' && /budgets?$/i.test(lastName(each.id)))

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
    isLook(node, parent, around) ||
    isLog(node) ||
    isTitleOfStep(node, parent) ||
    isBudget(node, around) ||
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
