import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langFromPath } from '@mowka/shared/domain/languages'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { contentPath } from './content-path'
import type { Course, Lesson, Library, LibraryFiles } from './library'
import { LibraryError, type Mistake } from './library-error'
import {
  CouponsFile,
  CourseFile,
  DailyWordsFile,
  DemoFile,
  LessonFile,
  LevelingFile,
  LexiconFile,
  PlansFile,
  PopupsFile,
  Slug,
} from './schema'

const COURSE_FILE = 'course.yaml'

/** Writes a path of keys for people: `exercises[2].answer`. */
export const keyName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name && '.'}${String(key)}`),
    '',
  )

/** Of a union the branch that went furthest tells what is wrong; the others only say that they were not meant. */
function innermost(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string } {
  if (issue.code !== 'invalid_union') return issue
  const branch = issue.errors.findLast((issues) =>
    issues.some((each) => each.path.length > 0 || each.code !== 'invalid_type'),
  )
  const inner = branch?.[0]
  if (!inner) return issue
  const found = innermost(inner)
  return { path: [...issue.path, ...found.path], message: found.message }
}

/**
 * The content of a YAML file as its shape says, or null and what keeps it from being read. Nothing in it refers to
 * another place of it: a few lines that do so can stand for gigabytes.
 */
export function readYaml<Shape extends z.ZodType>(
  file: string,
  text: string,
  shape: Shape,
  mistakes: Mistake[],
): z.infer<Shape> | null {
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    for (const error of document.errors) {
      mistakes.push({ file, line: lines.linePos(error.pos[0]).line, message: error.message })
    }
    if (document.errors.length > 0) return null
    const parsed = shape.safeParse(document.toJS({ maxAliasCount: 0 }))
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      const { path, message } = innermost(issue)
      const line = lineOf(document, lines, path)
      mistakes.push({ file, line, key: keyName(path) || '(whole file)', message })
    }
  } catch (error) {
    if (error instanceof RangeError) mistakes.push({ file, message: 'is nested too deeply' })
    else if (error instanceof ReferenceError)
      mistakes.push({ file, message: 'has aliases (*); write it out' })
    else throw error
  }
  return null
}

/** The line of what a path names, or of the nearest thing around it that the file has. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}

/** The line of a key such as `exercises[2].answer` in a file that could be read; for messages. */
export function lineOfKey(text: string, key: string): number | undefined {
  const lines = new LineCounter()
  const path = [...key.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part))
  return lineOf(parseDocument(text, { lineCounter: lines }), lines, path)
}

/** Makes a whole library of its files, at once. */
export function readLibrary(files: LibraryFiles): Library {
  const steps = parseLibrary(files)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** The files of a folder and of those in it, by their places. */
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
 * Reads the starter library in a folder. Pure but for reading files: no database, no clock.
 * Throws one `LibraryError` with every mistake that keeps a file from being read; what the texts themselves
 * have wrong is the business of `checkLibrary`.
 */
export function loadLibrary(dir: string): Library {
  if (!existsSync(join(dir, 'courses'))) throw new LibraryError([`${dir}: has no folder courses`])
  return readLibrary(filesIn(dir))
}

/**
 * Makes a library of its files, file by file, so that whoever runs it can do something else in between. A `part` needs
 * none of the files that a whole library has. Throws one `LibraryError` with every mistake.
 */
export function* parseLibrary(
  files: LibraryFiles,
  extent: 'whole' | 'part' = 'whole',
): Generator<void, Library> {
  const mistakes: Mistake[] = []

  const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | null => {
    const text = files.get(file)
    if (text !== undefined) return readYaml(file, text, shape, mistakes)
    mistakes.push({ file, message: 'is missing' })
    return null
  }
  /** A file that a part of a library need not have. */
  const readOr = <Shape extends z.ZodType>(file: string, shape: Shape, none: z.infer<Shape>) =>
    extent === 'part' && !files.has(file) ? none : read(file, shape)

  /** What is right in a folder, files and folders, in the order of their names. */
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

  function* readCourse(langFolder: string, slug: string): Generator<void, Course | null> {
    const folder = `courses/${langFolder}/${slug}`
    const file = `${folder}/${COURSE_FILE}`
    const targetLang = langFromPath(langFolder)
    if (!targetLang) {
      mistakes.push({ file, message: `no such language: ${langFolder}` })
      return null
    }
    if (!Slug.safeParse(slug).success) {
      mistakes.push({ file, message: 'its folder needs small letters and digits, joined by hyphens' })
      return null
    }
    const course = read(file, CourseFile)
    if (!course) return null
    const path = contentPath.course(langFolder, slug)
    const listed = new Set([COURSE_FILE, ...course.lessons.map((lesson) => `${lesson}.yaml`)])
    for (const name of [...namesIn(folder, 'files'), ...namesIn(folder, 'folders')].sort()) {
      if (!listed.has(name))
        mistakes.push({ file: `${folder}/${name}`, message: `is not listed in ${file}: lessons` })
    }
    const lessons: Lesson[] = []
    for (const name of course.lessons) {
      const lesson = readLesson(folder, path, name)
      if (lesson) lessons.push(lesson)
      yield
    }
    return { ...course, slug, path, file, targetLang, lessons }
  }

  /** The files of a folder that are named after a language; without the folder there are none. */
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
      const course = yield* readCourse(lang, slug)
      if (course) courses.push(course)
    }
  }
  courses.sort((a, b) => a.targetLang.localeCompare(b.targetLang) || a.order - b.order)
  const levelingTests = readLanguages('leveling-tests', LevelingFile)
  const wordsOfTheDay = readLanguages('words-of-the-day', DailyWordsFile)
  const lexicons = readLanguages('lexicon', LexiconFile)
  const plans = readOr('plans.yaml', PlansFile, { plans: [] })
  const popups = readOr('popups.yaml', PopupsFile, { popups: [] })
  // A library without coupons needs no file that says so.
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
