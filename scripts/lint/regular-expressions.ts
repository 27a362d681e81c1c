import fs from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import type { File, Node } from '@babel/types'
import { check } from 'recheck'
import { root } from '../packages'
import { filesIn } from './files'
import { fileOf } from './imports'

/** An expression in its final form, and its location. */
export type Found = { source: string; flags: string; places: string[] }

/** Verdicts by expression; `null` for a safe one. Only safe ones are cached. */
type Verdicts = Record<string, string | null>

const CACHE = path.join(root, 'node_modules/.cache/mowka/regular-expressions.json')

/** Time limit for one expression, in milliseconds. */
const TIMEOUT = 60_000

/** Seed of the search for attacks; it is fixed, so that every run has the same results. */
const SEED = 1

/** Packages that run for visitors or on their input. */
const isProduct = (folder: string) => /^(content|server|shared|shell|mf-.+)$/.test(folder)

/** Tests and build tools. */
const isLeftOut = (file: string) =>
  /(^|\/)testing\/|^shared\/(build|jest)\/|\.(test|fixture)\.tsx?$/.test(file)

const productFiles = (): string[] =>
  fs
    .readdirSync(root)
    .filter(isProduct)
    .flatMap(filesIn)
    .filter((file) => /\.tsx?$/.test(file) && !isLeftOut(file))

const parsed = (file: string, source: string): File =>
  parse(source, {
    sourceType: 'module',
    plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  })

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* nodesIn(each)
  }
}

/** Returns the file of our module that is imported in `file`; `null` for a library. */
function moduleFile(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return `${path.posix.join(path.posix.dirname(file), specifier)}.ts`
  return fileOf(specifier, file)
}

/** Returns the value of a text composed of constants; `null` for any other. */
function textOf(node: Node, file: string, ast: File, read: (file: string) => string): string | null {
  const all = (nodes: readonly Node[]) => nodes.map((each) => textOf(each, file, ast, read))
  const together = (texts: readonly (string | null)[], glue = '') =>
    texts.includes(null) ? null : texts.join(glue)
  if (node.type === 'StringLiteral') return node.value
  if (node.type === 'TemplateLiteral') {
    const values = all(node.expressions)
    return together(
      node.quasis.flatMap(({ value }, index) => [value.cooked ?? null, ...values.slice(index, index + 1)]),
    )
  }
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'ArrayExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'join'
  ) {
    const glue = all(node.arguments)[0] ?? ','
    return together(all(node.callee.object.elements.filter((each) => each !== null)), glue)
  }
  return node.type === 'Identifier' ? constantOf(node.name, file, ast, read) : null
}

/** Returns the text value of a constant in a module. */
function constantOf(name: string, file: string, ast: File, read: (file: string) => string): string | null {
  for (const statement of ast.program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const') {
      const found = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (found?.init) return textOf(found.init, file, ast, read)
    }
    if (
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({ local }) => local.name === name)
    ) {
      const from = moduleFile(statement.source.value, file)
      return from === null ? null : constantOf(name, from, parsed(from, read(from)), read)
    }
  }
  return null
}

/**
 * Finds the regular expressions of a file: literals and those composed of constant texts. `problems` names those
 * whose text is only known at run time.
 */
export function expressionsIn(
  file: string,
  read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8'),
): { found: Found[]; problems: string[] } {
  const found: Found[] = []
  const problems: string[] = []
  const ast = parsed(file, read(file))
  for (const node of nodesIn(ast.program)) {
    const places = [`${file}:${node.loc?.start.line ?? 0}`]
    if (node.type === 'RegExpLiteral') found.push({ source: node.pattern, flags: node.flags, places })
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') continue
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') continue
    const [source, flags] = [node.arguments[0], node.arguments[1]].map((each) =>
      each ? textOf(each, file, ast, read) : '',
    )
    if (typeof source === 'string' && typeof flags === 'string') found.push({ source, flags, places })
    else problems.push(`${places[0]}: build the expression from constant texts only, or compare without one`)
  }
  return { found, problems }
}

/** Returns the reason for rejecting an expression, or `null` if it runs in linear time on every text. */
async function verdictOn({ source, flags }: Found): Promise<string | null> {
  const verdict = await check(source, flags, { timeout: TIMEOUT, randomSeed: SEED })
  if (verdict.status === 'safe') return null
  if (verdict.status === 'unknown') return `not judged (${verdict.error.kind})`
  const { complexity, attack } = verdict
  return `takes ${complexity.summary} time, for example on ${attack.pattern.slice(0, 200)}`
}

function readVerdicts(): Verdicts {
  try {
    return JSON.parse(fs.readFileSync(CACHE, 'utf8'))
  } catch {
    return {}
  }
}

const textOfExpression = ({ source, flags }: Found) => `/${source}/${flags}`

/** Checks expressions. Returns a line for each one that takes more than linear time. */
export async function judgeExpressions(all: readonly Found[], known: Verdicts = {}): Promise<string[]> {
  const problems: string[] = []
  for (const each of all) {
    const text = textOfExpression(each)
    if (!(text in known)) known[text] = await verdictOn(each)
    if (known[text]) problems.push(`${each.places.join(', ')}: ${text} ${known[text]}`)
  }
  return problems
}

/**
 * Finds regular expressions in the product that take more than linear time on some text: a few hundred bytes can
 * block a server forever. Usual fixes: a lookbehind that lets a run match only from its start (`(?<!\s)\s+$`), a
 * class without the character that starts a match (`<[^<>]*>`), or a scan with `indexOf`.
 */
export async function checkRegularExpressions(): Promise<string[]> {
  const byText = new Map<string, Found>()
  const problems: string[] = []
  for (const file of productFiles()) {
    const inFile = expressionsIn(file)
    problems.push(...inFile.problems)
    for (const each of inFile.found) {
      const same = byText.get(textOfExpression(each))
      if (same) same.places.push(...each.places)
      else byText.set(textOfExpression(each), each)
    }
  }
  const verdicts = readVerdicts()
  problems.push(...(await judgeExpressions([...byText.values()], verdicts)))
  const used = Object.fromEntries(
    Object.entries(verdicts).filter(([text, verdict]) => byText.has(text) && verdict === null),
  )
  fs.mkdirSync(path.dirname(CACHE), { recursive: true })
  fs.writeFileSync(CACHE, JSON.stringify(used))
  return problems
}
