import fs from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import { type Expression, type Node, traverseFast } from '@babel/types'
import { root } from '../packages'
import { filesIn } from './files'

/** Wording to avoid in comments and test titles, and its replacement. */
const habits: readonly (readonly [habit: RegExp, replacement: string])[] = [
  [/^What\b(?!.*\?$)/s, 'start with a noun: "The action for a row"'],
  [/^Who\b(?!.*\?$)/s, 'start with a noun: "The caller of …"'],
  [/^How (far|long|many|much|often)\b(?!.*\?$)/s, 'start with a noun: "Number of …", "Duration of …"'],
  [/^(That|True (for|if|when))\b/, 'write "Whether …" or "Returns whether …"'],
  [/\btells whether\b/i, 'write "Whether …" or "Returns whether …"'],
  [/\b(somebody|whoever)\b/i, 'name the user, learner, caller or client, or use the passive'],
  [/\bsays? so\b/i, 'write what is returned, shown or stated'],
  [/\b(becomes?|became) of\b/i, 'write "outcome of" or "result of"'],
  [/\bhears? of\b/i, 'write "is notified of"'],
  [/\bmend(s|ed|ing)?\b/i, 'write "fix"'],
  [/\banew\b/i, 'write "again"'],
  [/\bin vain\b/i, 'write "without success"'],
  [/\bthereof\b/i, 'name the thing'],
  [/\bothers? than\b(?<!\bother than)/i, 'write "other than"'],
  [/\botherwise than\b/i, 'write "differently from"'],
]

/** Wording to avoid in test titles only, which are read in a list of failures. */
const titleHabits: typeof habits = [
  [/^(and|also|nor|so|then) |\b(does so too|the same again)$/, 'name the subject and the condition'],
]

const anyHabit =
  /What|Who|How|That|True|mend|\banew|\bvain|of\b|than\b|(?:some|who)body|whoever|says? so|[tT]ells whether/

/** A comment or test title, with its line. */
type Prose = { text: string; line: number; isTitle: boolean }

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Returns the function behind `test.each(…)(…)` and the like. */
function calleeName(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calleeName(callee.object)
  if (callee.type === 'CallExpression') return calleeName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calleeName(callee.tag)
  return null
}

function literalText(node: Expression | Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…')
}

/** Joins the lines of a comment and removes its asterisks. Consecutive line comments are separate. */
const commentText = (value: string) => value.replace(/\s*\n\s*\*?\s*/g, ' ').replace(/^[*\s]+|\s+$/g, '')

function proseIn(source: string, file: string): Prose[] {
  const plugins: ('typescript' | 'jsx')[] = /\.(tsx|jsx)$/.test(file) ? ['typescript', 'jsx'] : ['typescript']
  const tree = parse(source, { sourceType: 'unambiguous', plugins, errorRecovery: true })
  const comments = (tree.comments ?? []).map(({ value, loc }) => ({
    text: commentText(value),
    line: loc?.start.line ?? 0,
    isTitle: false,
  }))
  const titles: Prose[] = []
  if (isTest(file)) {
    traverseFast(tree, (node) => {
      if (node.type !== 'CallExpression') return
      if (!/^(test|it|describe)$/.test(calleeName(node.callee) ?? '')) return
      const text = literalText(node.arguments[0])
      if (text !== null) titles.push({ text, line: node.arguments[0]?.loc?.start.line ?? 0, isTitle: true })
    })
  }
  return [...comments, ...titles]
}

/** Returns a line for each comment or test title with wording to avoid, and its replacement. */
export function wordingProblems(source: string, file: string): string[] {
  if (!anyHabit.test(source) && !isTest(file)) return []
  return proseIn(source, file).flatMap(({ text, line, isTitle }) =>
    [...habits, ...(isTitle ? titleHabits : [])].flatMap(([habit, replacement]) => {
      const found = habit.exec(text)?.[0]
      return found ? [`${file}:${line}: "${found}": ${replacement}`] : []
    }),
  )
}

/** Checks the comments and test titles of all packages (CONTRIBUTING, "Writing style"). */
export const checkWording = (): string[] =>
  fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(content|dist|docs|node_modules)$/.test(entry.name))
    .flatMap(({ name }) => filesIn(name))
    .concat(filesIn('content/src'))
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file))
    .flatMap((file) => wordingProblems(fs.readFileSync(path.join(root, file), 'utf8'), file))
