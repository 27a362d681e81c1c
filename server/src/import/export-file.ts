import { Readable } from 'node:stream'
import { tableHead, tableRows } from '@mowka/content/files/exercise-table'
import { courseEntry, lessonEntry, popupsFile, toYaml } from '@mowka/content/files/library-files'
import { slugs } from '@mowka/content/files/slugs'
import { emptyLibrary } from '@mowka/content/library'
import { LessonFile } from '@mowka/content/schema'
import type { ParsedOf } from '@mowka/contract/calls'
import type { ContentCourse, ContentLesson } from '@mowka/contract/schemas/content'
import { csvFile, csvLines } from '@mowka/domain/csv'
import { langToPath } from '@mowka/domain/languages'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { readCourses, readPopups, type Versions } from './export-service'
import { readCourseIds } from './store'
import { startYielding } from './yielding'

type Wanted = ParsedOf<'downloadContent', 'query'>

/**
 * Streams content, course by course, as a file that can be imported again: an archive of library files or a table of
 * exercises. Each piece carries its version. Throws 404 for an unknown course.
 */
export async function contentFile(
  db: Database,
  wanted: Wanted,
): Promise<{ type: string; content: Readable; ending: Wanted['format'] }> {
  const ids = wanted.courseId ? [wanted.courseId] : await readCourseIds(db, wanted.lang)
  if (wanted.courseId && (await readCourses(db, ids)).courses.length === 0) throw notFound('The course')
  const made = wanted.format === 'zip' ? archive(db, ids, wanted) : table(db, ids, wanted)
  const type = wanted.format === 'zip' ? 'application/zip' : 'text/csv'
  return { type, content: Readable.from(made, { objectMode: false }), ending: wanted.format }
}

async function* courses(db: Database, ids: readonly string[]) {
  for (const id of ids) {
    const { courses: found, versions } = await readCourses(db, [id])
    for (const course of found) yield { course, versions }
  }
}

/** Assigns readable paths to courses and lessons, based on their names. */
function places() {
  const folders = slugs([])
  return (course: ContentCourse) => {
    const folder = `courses/${folders.next(course.name, `${langToPath(course.targetLang)}/`)}`
    const names = slugs([])
    const lessons = course.lessons.map((lesson) => names.next(lesson.nameSource.split('|')[0] ?? ''))
    return { folder, lessons }
  }
}

async function* archive(db: Database, ids: readonly string[], { lang, courseId }: Wanted) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const yieldIfBusy = startYielding()
  for await (const [name, text] of files(db, ids, lang === undefined && courseId === undefined)) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    file.push(strToU8(text), true)
    yield* ready.splice(0)
    await yieldIfBusy()
  }
  zip.end()
  yield* ready.splice(0)
}

async function* files(
  db: Database,
  ids: readonly string[],
  isWhole: boolean,
): AsyncGenerator<[name: string, text: string]> {
  const placeOf = places()
  for await (const { course, versions } of courses(db, ids)) {
    const { folder, lessons } = placeOf(course)
    yield [`${folder}/course.yaml`, toYaml(courseEntry(course, lessons, folder, versions))]
    for (const [index, lesson] of course.lessons.entries()) {
      const place = `${folder}/${lessons[index]}`
      yield [`${place}.yaml`, toYaml(lessonEntry(lesson, place, { versions }))]
    }
  }
  if (!isWhole) return
  const { popups, versions } = await readPopups(db)
  if (popups.length > 0) yield ['popups.yaml', popupsFile(popups, emptyLibrary(), versions)]
}

async function* table(db: Database, ids: readonly string[], wanted: Wanted) {
  yield csvFile([tableHead(true)])
  const placeOf = places()
  const yieldIfBusy = startYielding()
  for await (const { course, versions } of courses(db, ids)) {
    const { folder, lessons } = placeOf(course)
    for (const [index, lesson] of course.lessons.entries()) {
      const lines = linesOf(lesson, `${folder}/${lessons[index]}`, versions, wanted)
      if (lines.length > 0) yield csvLines(lines)
      await yieldIfBusy()
    }
  }
}

/** Returns the lines of a lesson's matching exercises. */
function linesOf(lesson: ContentLesson, place: string, versions: Versions, wanted: Wanted): string[][] {
  const { level, tag, search } = wanted
  if (level !== undefined && lesson.level !== level) return []
  const sought = search?.trim().toLowerCase()
  const entry = LessonFile.parse(lessonEntry(lesson, place, { versions }))
  const exercises = entry.exercises.filter((exercise, index) => {
    const { tags = [], example, answer } = lesson.exercises[index] ?? exercise
    const isFound = !sought || `${example}\n${answer}`.toLowerCase().includes(sought)
    return isFound && (!tag || tags.includes(tag))
  })
  return tableRows({ ...entry, path: place, exercises }, true)
}
