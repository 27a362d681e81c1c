import { parse } from '@babel/parser'
import {
  type Expression,
  isJSXElement,
  isJSXFragment,
  type JSXElement,
  type LogicalExpression,
  traverseFast,
} from '@babel/types'

type Child = JSXElement['children'][number]

/** Kinds of children of an element. Text counts as conditional if it can be missing or replaced by an element. */
type Part = 'text' | 'conditional text' | 'element' | 'conditional element'

/** Names of functions that return text. */
const RETURNS_TEXT = /^(t|join|trim|toFixed|toLocaleString|toUpperCase|toLowerCase|format\w*)$/

const isText = (part: Part) => part === 'text' || part === 'conditional text'

/** Returns the branches of a conditional expression. A choice between texts counts as one text with varying content. */
function partsOfChoice(choices: readonly (readonly Part[])[]): Part[] {
  if (choices.every((parts) => parts.length > 0 && parts.every((part) => part === 'text'))) return ['text']
  return choices.flat().map((part) => (isText(part) ? 'conditional text' : 'conditional element'))
}

function partsOfLogic({ operator, left, right }: LogicalExpression): Part[] {
  const fallback = partsOf(right)
  if (operator === '&&') return partsOfChoice([fallback, []])
  const first = partsOf(left)
  // Most variables with a text as fallback are texts themselves.
  return first.length === 0 && fallback.every(isText) ? fallback : partsOfChoice([first, fallback])
}

/** Returns the parts an expression can be, or none if that can't be told without types, such as for a variable. */
function partsOf(expression: Expression): Part[] {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element']
    case 'StringLiteral':
      return expression.value.trim() === '' ? [] : ['text']
    case 'NumericLiteral':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return ['text']
    case 'ConditionalExpression':
      return partsOfChoice([partsOf(expression.consequent), partsOf(expression.alternate)])
    case 'LogicalExpression':
      return partsOfLogic(expression)
    case 'CallExpression': {
      const { callee } = expression
      const named = callee.type === 'MemberExpression' ? callee.property : callee
      const name = named.type === 'Identifier' ? named.name : ''
      if (name === 'map' || name === 'flatMap') return ['conditional element']
      return RETURNS_TEXT.test(name) ? ['text'] : []
    }
    default:
      return []
  }
}

function partsOfChild(child: Child): Part[] {
  if (child.type === 'JSXText') return child.value.trim() === '' ? [] : ['text']
  if (child.type !== 'JSXExpressionContainer') return ['element']
  return child.expression.type === 'JSXEmptyExpression' ? [] : partsOf(child.expression)
}

/** Whether React fails when a browser has replaced texts and the conditions of these children change. */
function isFragile(children: readonly Child[]): boolean {
  const parts = children.map(partsOfChild).filter((each) => each.length > 0)
  const all = parts.flat()
  if (parts.length < 2) return false
  return all.includes('conditional text') || (all.some(isText) && all.includes('conditional element'))
}

/**
 * Returns the lines of elements with text beside something conditional. A browser's translation replaces each text
 * with an element of its own; React can then neither remove the text nor insert an element before it, and the page
 * breaks (React issue 11538). Text that is alone in its element is safe. Tests find what is only known at run time
 * (`shared/jest/bare-text.ts`).
 */
export function bareTextBesideConditions(source: string): number[] {
  const lines: number[] = []
  traverseFast(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if ((isJSXElement(node) || isJSXFragment(node)) && isFragile(node.children)) {
      lines.push(node.loc?.start.line ?? 0)
    }
  })
  return lines
}
