import { checkParts } from '@mowka/content/check/check-lesson'
import { type Said, said } from '@mowka/content/check/problem'
import { exerciseTableSteps, readTable } from '@mowka/content/files/exercise-table'
import { decodeText, unpackLibrary } from '@mowka/content/files/library-archive'
import { courseEntry, lessonEntry } from '@mowka/content/files/library-files'
import { slugs } from '@mowka/content/files/slugs'
import { type Course, emptyLibrary, type Library, type LibraryFiles } from '@mowka/content/library'
import { LibraryError, type Mistake, refusedFile } from '@mowka/content/library-error'
import { parseLibrary, readYaml, withLines } from '@mowka/content/load'
import { CourseFile, LessonFile } from '@mowka/content/schema'
import type { ContentCourse } from '@mowka/contract/schemas/editor/content'
import { contentId } from '@mowka/domain/course/content-id'
import { libraryFileLimits } from '@mowka/domain/course/library-file'
import { langToPath } from '@mowka/domain/languages/languages'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import type { Database } from '../database/database'
import { readCourses, type Versions } from './export-service'
import { readCoursesOfLessons } from './store'
import { runSteps, type YieldIfBusy } from './yielding'

/**
 * Time limit for reading a file, in milliseconds. Library files take seconds; only a file crafted to be slow takes
 * longer.
 */
const READ_TIMEOUT = 120_000

/** An uploaded file after reading: its part of a library, and files that don't belong to one. */
export type GivenLibrary = { library: Library; left: string[]; files: LibraryFiles }

/**
 * Reads an upload: an archive of library files, a table of exercises or the file of one lesson. Tables and lesson
 * files lack their surroundings, so those come from the database. Throws a `LibraryError` that lists everything
 * wrong.
 */
export async function readLibraryFile(
  db: Database,
  { name, bytes }: { name: string; bytes: Uint8Array },
  yieldIfBusy: YieldIfBusy,
): Promise<GivenLibrary> {
  if (bytes.length === 0) throw refusedFile('EMPTY')
  if (bytes.length > libraryFileLimits.bytes) throw refusedFile('TOO_LARGE')
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const inTime = withTimeLimit(yieldIfBusy, READ_TIMEOUT)
  const given = await readAs(ending, db, name, bytes, inTime)
  await refuseBrokenParts(given, inTime)
  return given
}

/** Wraps `yieldIfBusy` to throw once the time limit has passed. */
function withTimeLimit(yieldIfBusy: YieldIfBusy, longest: number): YieldIfBusy {
  const end = performance.now() + longest
  return async () => {
    if (performance.now() > end) throw refusedFile('TOO_SLOW')
    await yieldIfBusy()
  }
}

function readAs(
  ending: string,
  db: Database,
  name: string,
  bytes: Uint8Array,
  yieldIfBusy: YieldIfBusy,
): Promise<GivenLibrary> {
  if (ending === 'zip') return readArchive(bytes, yieldIfBusy)
  if (ending === 'csv') return readExercises(db, decodeText(bytes, name), yieldIfBusy)
  if (ending === 'yaml' || ending === 'yml') return readLesson(db, name, decodeText(bytes, name))
  throw refusedFile('KIND', name)
}

async function readArchive(bytes: Uint8Array, yieldIfBusy: YieldIfBusy): Promise<GivenLibrary> {
  const unpacked = await unpackLibrary(bytes)
  const isContent = (place: string) => place.startsWith('courses/') || place === 'popups.yaml'
  const files: LibraryFiles = new Map([...unpacked.files].filter(([place]) => isContent(place)))
  if (files.size === 0) throw refusedFile('NOTHING')
  const left = [...unpacked.left, ...[...unpacked.files.keys()].filter((place) => !isContent(place))]
  return { library: await runSteps(parseLibrary(files, 'part'), yieldIfBusy), left, files }
}

async function readExercises(db: Database, text: string, yieldIfBusy: YieldIfBusy): Promise<GivenLibrary> {
  const table = readTable(text)
  const lessons = new Set(table.rows.map(({ lessonId, lesson }) => lessonId || contentId(lesson ?? '')))
  const around = await libraryAround(db, [...lessons], yieldIfBusy)
  return {
    library: await runSteps(exerciseTableSteps(around, table), yieldIfBusy),
    left: [],
    files: new Map(),
  }
}

async function readLesson(db: Database, name: string, text: string): Promise<GivenLibrary> {
  const mistakes: Mistake[] = []
  const entry = readYaml(name, text, LessonFile, mistakes)
  if (!entry) throw new LibraryError(mistakes)
  const { id } = entry
  if (!id) {
    throw new LibraryError([{ file: name, key: 'id', ...said('LESSON_ID_MISSING') }])
  }
  const around = await libraryAround(db, [id], async () => {})
  if (around.courses.length === 0) {
    throw new LibraryError([{ file: name, key: 'id', ...said('LESSON_ID_UNKNOWN') }])
  }
  const courses = around.courses.map((course) => ({
    ...course,
    lessons: course.lessons.map((lesson) =>
      lesson.id === id ? { ...entry, slug: lesson.slug, path: lesson.path, file: name } : lesson,
    ),
  }))
  return { library: { ...around, courses }, left: [], files: new Map([[name, text]]) }
}

/** Reads the courses of lessons from the database in the form of library files. */
async function libraryAround(
  db: Database,
  lessonIds: readonly string[],
  yieldIfBusy: YieldIfBusy,
): Promise<Library> {
  const folders = slugs([])
  const courses: Course[] = []
  for (const id of await readCoursesOfLessons(db, lessonIds)) {
    const { courses: found, versions } = await readCourses(db, [id])
    courses.push(...found.map((course) => courseOf(course, versions, folders)))
    await yieldIfBusy()
  }
  return { ...emptyLibrary(), courses }
}

/**
 * Converts a course to the form of library files, each lesson with its path and current version, so that additions
 * apply to the current lesson.
 */
function courseOf(course: ContentCourse, versions: Versions, folders: ReturnType<typeof slugs>): Course {
  const lang = langToPath(course.targetLang)
  const folder = folders.next(course.name, `${lang}/`)
  const path = `courses/${folder}`
  const names = slugs([])
  const lessons = course.lessons.map((lesson) => {
    const slug = names.next(lesson.nameSource.split('|')[0] ?? '')
    const place = `${path}/${slug}`
    return {
      ...LessonFile.parse(lessonEntry(lesson, place, { versions })),
      slug,
      path: place,
      file: `${place}.yaml`,
    }
  })
  const entry = courseEntry(
    course,
    lessons.map(({ slug }) => slug),
    path,
  )
  return {
    ...CourseFile.parse(entry),
    slug: folder.slice(lang.length + 1),
    path,
    file: `${path}/course.yaml`,
    targetLang: course.targetLang,
    lessons,
  }
}

/**
 * Returns the code and values of a problem in a file. Findings in texts have none, because they never block an
 * import.
 */
const codeOf = (by: Finding | Said | undefined) => (by && 'values' in by ? by : {})

/** Throws for duplicate names and for gaps and references without a target. */
async function refuseBrokenParts({ library, files }: GivenLibrary, yieldIfBusy: YieldIfBusy): Promise<void> {
  const mistakes: Mistake[] = []
  for (const { lessons } of library.courses) {
    for (const lesson of lessons) {
      checkParts(
        (key, message, by) => mistakes.push({ ...codeOf(by), file: lesson.file, key, message }),
        lesson,
      )
      await yieldIfBusy()
    }
  }
  if (mistakes.length > 0) throw new LibraryError(withLines(files, mistakes))
}
