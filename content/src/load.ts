import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath } from '@mowka/domain/languages/languages'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml'
import type { z } from 'zod'
import { said, saidOfIssue } from './check/problem'
import { DemoFile } from './demo-schema'
import { type Course, contentPath, type Lesson, type Library, type LibraryFiles } from './library'
import { LibraryError, type Mistake } from './library-error'
import {
  CouponsFile,
  CourseFile,
  DailyWordsFile,
  LessonFile,
  LevelingFile,
  LexiconFile,
  PlansFile,
  PopupsFile,
  Slug,
} from './schema'

const COURSE_FILE = 'course.yaml'

/** Formats a key path: `exercises[2].answer`. */
export const keyName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )

/** In a union, the branch that matched furthest has the relevant issue. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const branch = issue.errors.findLast((issues) =>
    issues.some((each) => each.path.length > 0 || each.code !== 'invalid_type'),
  )
  const inner = branch?.[0]
  if (!inner) return issue
  const found = innermost(inner)
  return { ...found, path: [...issue.path, ...found.path] }
}

/** Maximum nesting depth of maps and lists; real files have eight levels. */
const MAX_DEPTH = 32

/** Maximum number of YAML nodes per file; the largest real file has 2,700. Each costs hundreds of bytes. */
const MAX_NODES = 50_000

/** Maximum number of mistakes per file with line numbers, because locating a key is linear in the size of its map. */
const MAX_LOCATED = 200

/** A file whose nodes exceed a limit. */
class NodeLimitError extends Error {}

/**
 * Reports duplicate keys of a map. The parser's own check (`uniqueKeys`) compares each key with all previous keys,
 * which takes minutes for a few megabytes. Returns the number of nodes.
 *
 * @throws RangeError if collections are nested too deeply
 * @throws NodeLimitError if there are too many nodes
 */
function checkNodes(node: unknown, report: (key: string, at: number) => void, depth = 0, before = 0): number {
  if (isPair(node)) {
    return checkNodes(node.value, report, depth, checkNodes(node.key, report, depth, before))
  }
  let count = before + 1
  if (count > MAX_NODES) throw new NodeLimitError()
  if (!isCollection(node)) return count
  if (depth > MAX_DEPTH) throw new RangeError('Nested too deeply')
  const seen = new Set<string>()
  for (const item of node.items) {
    if (isMap(node) && isPair(item) && isScalar(item.key)) {
      const key = String(item.key.value)
      if (seen.has(key)) report(key, item.key.range?.[0] ?? 0)
      seen.add(key)
    }
    count = checkNodes(item, report, depth + 1, count)
  }
  return count
}

/**
 * Parses a YAML file with a schema; `null` if there are mistakes. Aliases are refused, because a few lines of them
 * can expand to gigabytes.
 */
export function readYaml<Shape extends z.ZodType>(
  file: string,
  text: string,
  shape: Shape,
  mistakes: Mistake[],
): z.infer<Shape> | null {
  const lines = new LineCounter()
  const lineAt = (at: number) => lines.linePos(at).line
  const before = mistakes.length
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false })
    for (const { pos, message } of document.errors) {
      mistakes.push({ ...said('YAML'), file, line: lineAt(pos[0]), message })
    }
    checkNodes(document.contents, (key, at) => {
      mistakes.push({ ...said('KEY_TWICE', { key }), file, line: lineAt(at) })
    })
    if (mistakes.length > before) return null
    const parsed = shape.safeParse(document.toJS({ maxAliasCount: 0 }))
    if (parsed.success) return parsed.data
    for (const [index, issue] of parsed.error.issues.entries()) {
      const found = innermost(issue)
      const line = index < MAX_LOCATED ? lineOf(document, lines, found.path) : undefined
      mistakes.push({ ...saidOfIssue(found), file, line, key: keyName(found.path) || '(whole file)' })
    }
  } catch (error) {
    if (error instanceof RangeError) mistakes.push({ ...said('DEEP'), file })
    else if (error instanceof NodeLimitError) mistakes.push({ ...said('MANY_NODES'), file })
    else if (error instanceof ReferenceError) mistakes.push({ ...said('ALIASES'), file })
    else throw error
  }
  return null
}

/** Returns the line of a key path, or of its nearest existing ancestor. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}

/** Adds line numbers to mistakes that name a key of a readable file. Each file is parsed once. */
export function withLines(files: LibraryFiles, mistakes: readonly Mistake[]): Mistake[] {
  const parsed = new Map<string, { document: Document; lines: LineCounter }>()
  const documentOf = (file: string, text: string) => {
    const lines = new LineCounter()
    const known = parsed.get(file) ?? {
      document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }),
      lines,
    }
    parsed.set(file, known)
    return known
  }
  return mistakes.map((mistake, index) => {
    const { file, key, line } = mistake
    const text = files.get(file)
    if (text === undefined || key === undefined || line !== undefined || index >= MAX_LOCATED) return mistake
    const path = key.split(/[.[\]]/).filter((part) => part !== '')
    const { document, lines } = documentOf(file, text)
    const keys = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    return { ...mistake, line: lineOf(document, lines, keys) }
  })
}

/** Returns the files of a folder recursively, by path. */
function filesIn(dir: string): LibraryFiles {
  const files: LibraryFiles = new Map()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const place = join(entry.parentPath, entry.name)
    files.set(relative(dir, place).replaceAll(sep, '/'), readFileSync(place, 'utf8'))
  }
  return files
}

/**
 * Reads the starter library of a folder. Pure except for reading files. Mistakes in the texts themselves are found by
 * `checkLibrary`.
 *
 * @throws LibraryError with every mistake that prevents reading a file
 */
export function loadLibrary(dir: string): Library {
  if (!existsSync(join(dir, 'courses'))) throw new LibraryError([`${dir}: has no folder courses`])
  return readLibrary(filesIn(dir))
}

/**
 * Builds a library from its files. A `part` may lack the required files of a whole library.
 *
 * @throws LibraryError with every mistake
 */
export function readLibrary(files: LibraryFiles, extent: 'whole' | 'part' = 'whole'): Library {
  const mistakes: Mistake[] = []

  const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | null => {
    const text = files.get(file)
    if (text !== undefined) return readYaml(file, text, shape, mistakes)
    mistakes.push({ ...said('FILE_MISSING'), file })
    return null
  }
  /** A file that is optional in a part of a library. */
  const readOr = <Shape extends z.ZodType>(file: string, shape: Shape, none: z.infer<Shape>) =>
    extent === 'part' && !files.has(file) ? none : read(file, shape)

  /** Names of the direct children of a folder, sorted. */
  const namesIn = (folder: string, kind: 'files' | 'folders') => {
    const inside = [...files.keys()].flatMap((place) =>
      place.startsWith(`${folder}/`) ? [place.slice(folder.length + 1).split('/')] : [],
    )
    const ofKind = inside.filter(({ length }) => (kind === 'files' ? length === 1 : length > 1))
    return [...new Set(ofKind.map(([name = '']) => name))].sort()
  }

  const readLesson = (folder: string, coursePath: string, slug: string): Lesson | null => {
    const file = `${folder}/${slug}.yaml`
    const lesson = read(file, LessonFile)
    return lesson && { ...lesson, slug, file, path: contentPath.lesson(coursePath, slug) }
  }

  const readCourse = (langFolder: string, slug: string): Course | null => {
    const folder = `courses/${langFolder}/${slug}`
    const file = `${folder}/${COURSE_FILE}`
    const targetLang = langFromPath(langFolder)
    if (!targetLang) {
      mistakes.push({ file, message: `no such language: ${langFolder}` })
      return null
    }
    if (!Slug.safeParse(slug).success) {
      mistakes.push({ ...said('SLUG'), file })
      return null
    }
    const course = read(file, CourseFile)
    if (!course) return null
    const path = contentPath.course(langFolder, slug)
    const listed = new Set([COURSE_FILE, ...course.lessons.map((lesson) => `${lesson}.yaml`)])
    for (const name of [...namesIn(folder, 'files'), ...namesIn(folder, 'folders')].sort()) {
      if (!listed.has(name)) mistakes.push({ ...said('NOT_LISTED', { file }), file: `${folder}/${name}` })
    }
    const lessons: Lesson[] = []
    for (const name of course.lessons) {
      const lesson = readLesson(folder, path, name)
      if (lesson) lessons.push(lesson)
    }
    return { ...course, slug, path, file, targetLang, lessons }
  }

  /** Files of a folder named after languages; empty without the folder. */
  const readLanguages = <Shape extends z.ZodObject>(
    folder: string,
    shape: Shape,
  ): (z.infer<Shape> & { lang: LangCode; file: string })[] =>
    namesIn(folder, 'files').flatMap((name) => {
      const file = `${folder}/${name}`
      const lang = name.endsWith('.yaml') ? langFromPath(name.slice(0, -'.yaml'.length)) : null
      if (!lang || name !== name.toLowerCase()) {
        mistakes.push({ file, message: 'must be named after a language, such as eng.yaml' })
        return []
      }
      const content = read(file, shape)
      return content ? [{ ...content, lang, file }] : []
    })

  const courses: Course[] = []
  for (const lang of namesIn('courses', 'folders')) {
    for (const slug of namesIn(`courses/${lang}`, 'folders')) {
      const course = readCourse(lang, slug)
      if (course) courses.push(course)
    }
  }
  courses.sort((a, b) => a.targetLang.localeCompare(b.targetLang) || a.order - b.order)
  const levelingTests = readLanguages('leveling-tests', LevelingFile)
  const wordsOfTheDay = readLanguages('words-of-the-day', DailyWordsFile)
  const lexicons = readLanguages('lexicon', LexiconFile)
  const plans = readOr('plans.yaml', PlansFile, { plans: [] })
  const popups = readOr('popups.yaml', PopupsFile, { popups: [] })
  // The coupon file is optional.
  const hasCoupons = files.has('coupons.yaml')
  const coupons = hasCoupons ? read('coupons.yaml', CouponsFile) : { coupons: [] }
  const demo = readOr('demo.yaml', DemoFile, { companies: [], learners: [] })

  if (!plans || !coupons || !popups || !demo || mistakes.length > 0) throw new LibraryError(mistakes)
  return {
    courses,
    lexicons,
    levelingTests,
    wordsOfTheDay,
    plans: plans.plans,
    coupons: coupons.coupons,
    popups: popups.popups,
    demo,
  }
}
