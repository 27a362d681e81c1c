import type { BinaryExpression, CallExpression, Expression, Node } from '@babel/types'
import type { Fault } from './fault'
import { isCommutative } from './reach'

/** A node to make mistakes in: its source, and the nodes around it, innermost last. */
export type Place = { node: Node; source: string; around: readonly Node[] }

type Change = Omit<Fault, 'line'>

const rangeOf = ({ start, end }: Node) => ({ start: start ?? 0, end: end ?? 0 })

const textOf = ({ source }: Place, node: Node) => source.slice(node.start ?? 0, node.end ?? 0)

const replace = (what: string, node: Node, text: string): Change => ({ what, ...rangeOf(node), text })

const isStringy = (node: Node): boolean =>
  node.type === 'StringLiteral' ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && (isStringy(node.left) || isStringy(node.right)))

const otherOperators: Partial<Record<BinaryExpression['operator'], readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
}

/** Replaces the sign between two expressions. */
function otherSign(place: Place, left: Node, right: Node, sign: string, wished: readonly string[]): Change[] {
  const from = left.end ?? 0
  const at = place.source.slice(from, right.start ?? 0).indexOf(sign)
  if (at < 0) return []
  const start = from + at
  return wished.map((text) => ({ what: `${sign} becomes ${text}`, start, end: start + sign.length, text }))
}

function negated(place: Place, test: Expression): Change[] {
  const text = textOf(place, test)
  return [
    test.type === 'UnaryExpression' && test.operator === '!'
      ? replace('negate the condition', test, textOf(place, test.argument))
      : replace('negate the condition', test, `!(${text})`),
  ]
}

/** Whether a number is a part of a measure like `7 * 24 * 3600`. */
function isOfMeasure({ around }: Place): boolean {
  const products = around.filter((each) => each.type === 'BinaryExpression' && each.operator === '*')
  const isLarge = (node: Node): boolean =>
    node.type === 'BinaryExpression'
      ? isLarge(node.left) || isLarge(node.right)
      : node.type === 'NumericLiteral' && node.value >= 1000
  return products.some(isLarge)
}

/** One more for what is counted, twice as much for what is measured: a millisecond more is no mistake. */
const otherNumber = (place: Place, value: number) =>
  value <= 100 && !isOfMeasure(place) ? value + 1 : value * 2

const otherMethods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  push: 'unshift',
  unshift: 'push',
}
const droppable = [
  'trim',
  'toLowerCase',
  'toUpperCase',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'filter',
  'slice',
]

function inCall(place: Place, node: CallExpression): Change[] {
  const changes: Change[] = []
  const { callee } = node
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const { name } = callee.property
    const other = Object.hasOwn(otherMethods, name) ? otherMethods[name] : undefined
    if (other) changes.push(replace(`${name} becomes ${other}`, callee.property, other))
    if (droppable.includes(name)) changes.push(replace(`drop ${name}`, node, textOf(place, callee.object)))
  }
  const [first, second] = node.arguments
  const isName = (each: Node | undefined): each is Node =>
    each?.type === 'Identifier' || each?.type === 'MemberExpression'
  const differ = isName(first) && isName(second) && textOf(place, first) !== textOf(place, second)
  if (differ && !isCommutative(callee)) {
    const between = place.source.slice(first.end ?? 0, second.start ?? 0)
    changes.push({
      what: 'swap the arguments',
      start: first.start ?? 0,
      end: second.end ?? 0,
      text: textOf(place, second) + between + textOf(place, first),
    })
  }
  return changes
}

/** A statement that leaves: `return`, `throw` or `continue`, perhaps in braces. */
function leaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && node.body.every(leaves)
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type)
}

/** All mistakes that can be made in a node itself, not in those inside it. */
export function changesOf(place: Place): Change[] {
  const { node, around } = place
  switch (node.type) {
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateName') return []
      const others = otherOperators[node.operator] ?? []
      if (node.operator === '+' && isStringy(node)) return []
      return otherSign(place, node.left, node.right, node.operator, others)
    }
    case 'LogicalExpression':
      if (node.operator === '??') return []
      return otherSign(place, node.left, node.right, node.operator, [node.operator === '&&' ? '||' : '&&'])
    case 'IfStatement':
      return [
        ...negated(place, node.test),
        ...(!node.alternate && leaves(node.consequent) ? [replace('drop the guard', node, ';')] : []),
      ]
    case 'ConditionalExpression':
      return negated(place, node.test)
    case 'UnaryExpression':
      return node.operator === '!' ? [replace('drop the negation', node, textOf(place, node.argument))] : []
    case 'NumericLiteral': {
      const other = otherNumber(place, node.value)
      return [replace(`${node.value} becomes ${other}`, node, String(other))]
    }
    case 'BooleanLiteral':
      return [replace(`${node.value} becomes ${!node.value}`, node, String(!node.value))]
    case 'StringLiteral':
      return node.value ? [replace('empty the text', node, "''")] : []
    case 'ArrayExpression':
      return node.elements.length > 0 ? [replace('empty the list', node, '[]')] : []
    case 'CallExpression':
      return inCall(place, node)
    case 'ExpressionStatement': {
      const { expression } = node
      const awaited = expression.type === 'AwaitExpression'
      const done = awaited ? expression.argument : expression
      const isWork = ['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(done.type)
      return [
        ...(isWork ? [replace('drop the statement', node, ';')] : []),
        ...(awaited ? [replace('do not wait', expression, textOf(place, done))] : []),
      ]
    }
    case 'BlockStatement': {
      const owner = around.at(-1)
      const isBody =
        owner?.type === 'FunctionDeclaration' ||
        owner?.type === 'FunctionExpression' ||
        owner?.type === 'ArrowFunctionExpression' ||
        owner?.type === 'ClassMethod'
      const start = (node.start ?? 0) + 1
      const leavesEmptyHanded = !place.source.slice(start, node.end ?? 0).match(/\breturn\b/)
      if (!isBody || node.body.length < 2 || !leavesEmptyHanded) return []
      return [{ what: 'do nothing', start, end: start, text: ' return;' }]
    }
    default:
      return []
  }
}
