import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langFromPath } from '@mowka/shared/domain/languages'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { contentPath } from './content-path'
import type { Course, Lesson, Library } from './library'
import { LibraryError } from './library-error'
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
} from './schema'

const COURSE_FILE = 'course.yaml'

/** Writes a path of keys for people: `exercises[2].answer`. */
const keyName = (path: readonly PropertyKey[]): string =>
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
 * Reads the starter library in a folder. Pure but for reading files: no database, no clock.
 * Throws one `LibraryError` with every mistake that keeps a file from being read; what the texts themselves
 * have wrong is the business of `checkLibrary`.
 */
export function loadLibrary(dir: string): Library {
  const mistakes: string[] = []

  const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> | null => {
    const place = join(dir, file)
    if (!existsSync(place)) {
      mistakes.push(`${file}: is missing`)
      return null
    }
    const lines = new LineCounter()
    const document = parseDocument(readFileSync(place, 'utf8'), { lineCounter: lines, prettyErrors: false })
    for (const error of document.errors) {
      mistakes.push(`${file}: line ${lines.linePos(error.pos[0]).line}: ${error.message}`)
    }
    if (document.errors.length > 0) return null
    const parsed = shape.safeParse(document.toJS())
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      const { path, message } = innermost(issue)
      mistakes.push(`${file}: ${keyName(path) || '(whole file)'}: ${message}`)
    }
    return null
  }

  const foldersIn = (folder: string) =>
    readdirSync(join(dir, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()

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
      mistakes.push(`${file}: no such language: ${langFolder}`)
      return null
    }
    const course = read(file, CourseFile)
    if (!course) return null
    const path = contentPath.course(langFolder, slug)
    const listed = new Set([COURSE_FILE, ...course.lessons.map((lesson) => `${lesson}.yaml`)])
    for (const name of readdirSync(join(dir, folder)).sort()) {
      if (!listed.has(name)) mistakes.push(`${folder}/${name}: is not listed in ${file}: lessons`)
    }
    const lessons = course.lessons.flatMap((lesson) => readLesson(folder, path, lesson) ?? [])
    return { ...course, slug, path, file, targetLang, lessons }
  }

  /** The files of a folder that are named after a language; without the folder there are none. */
  const readLanguages = <Shape extends z.ZodObject>(
    folder: string,
    shape: Shape,
  ): (z.infer<Shape> & { lang: LangCode; file: string })[] => {
    if (!existsSync(join(dir, folder))) return []
    const names = readdirSync(join(dir, folder)).sort()
    return names.flatMap((name) => {
      const file = `${folder}/${name}`
      const lang = name.endsWith('.yaml') ? langFromPath(name.slice(0, -'.yaml'.length)) : null
      if (!lang || name !== name.toLowerCase()) {
        mistakes.push(`${file}: must be named after a language, such as eng.yaml`)
        return []
      }
      const content = read(file, shape)
      return content ? [{ ...content, lang, file }] : []
    })
  }

  if (!existsSync(join(dir, 'courses'))) throw new LibraryError([`${dir}: has no folder courses`])
  const courses = foldersIn('courses')
    .flatMap((lang) => foldersIn(`courses/${lang}`).flatMap((slug) => readCourse(lang, slug) ?? []))
    .sort((a, b) => a.targetLang.localeCompare(b.targetLang) || a.order - b.order)
  const levelingTests = readLanguages('leveling-tests', LevelingFile)
  const wordsOfTheDay = readLanguages('words-of-the-day', DailyWordsFile)
  const lexicons = readLanguages('lexicon', LexiconFile)
  const plans = read('plans.yaml', PlansFile)
  const popups = read('popups.yaml', PopupsFile)
  // A library without coupons needs no file that says so.
  const hasCoupons = existsSync(join(dir, 'coupons.yaml'))
  const coupons = hasCoupons ? read('coupons.yaml', CouponsFile) : { coupons: [] }
  const demo = read('demo.yaml', DemoFile)

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
