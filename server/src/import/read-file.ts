import { checkParts } from '@mowka/content/check/check-lesson'
import { type Said, said } from '@mowka/content/check/problem'
import { type ExerciseTable, exerciseTableSteps } from '@mowka/content/files/exercise-table'
import { courseEntry, lessonEntry } from '@mowka/content/files/library-files'
import { slugs } from '@mowka/content/files/slugs'
import { type Course, emptyLibrary, type Library } from '@mowka/content/library'
import { LibraryError, type Mistake, refusedFile } from '@mowka/content/library-error'
import { CourseFile, LessonFile } from '@mowka/content/schema'
import type { ContentCourse } from '@mowka/contract/schemas/editor/content'
import { contentId } from '@mowka/domain/course/content-id'
import { langToPath } from '@mowka/domain/languages/languages'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import type { Database } from '../database/database'
import { readCourses, type Versions } from './export-service'
import type { ParsedUpload, Upload, UploadParser } from './parse-upload'
import { readCoursesOfLessons } from './store'
import { runSteps, type YieldIfBusy } from './yielding'

/** Time limit for combining an upload with the library in the database, in milliseconds. */
const READ_TIMEOUT = 120_000

/** The part of a library that an upload contains, with the files skipped in it. */
export type GivenLibrary = {
  library: Library
  left: string[]
  /** Adds line numbers to mistakes in the files. */
  locate: UploadParser['locate']
}

/**
 * Reads an upload: an archive of library files, a table of exercises or the file of one lesson. Tables and lesson
 * files lack their surroundings, so those come from the database.
 *
 * @throws LibraryError that lists everything wrong
 */
export async function readLibraryFile(
  db: Database,
  parser: UploadParser,
  upload: Upload,
  yieldIfBusy: YieldIfBusy,
): Promise<GivenLibrary> {
  const inTime = withTimeLimit(yieldIfBusy, READ_TIMEOUT)
  const parsed = await parser.parse(upload)
  const given = { ...(await addSurroundings(db, upload.name, parsed, inTime)), locate: parser.locate }
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

async function addSurroundings(
  db: Database,
  file: string,
  parsed: ParsedUpload,
  yieldIfBusy: YieldIfBusy,
): Promise<Omit<GivenLibrary, 'locate'>> {
  switch (parsed.kind) {
    case 'archive':
      return parsed
    case 'table':
      return { library: await libraryOfTable(db, parsed.table, yieldIfBusy), left: [] }
    case 'lesson':
      return { library: await libraryOfLesson(db, file, parsed.lesson), left: [] }
  }
}

async function libraryOfTable(
  db: Database,
  table: ExerciseTable,
  yieldIfBusy: YieldIfBusy,
): Promise<Library> {
  const lessons = new Set(table.rows.map(({ lessonId, lesson }) => lessonId || contentId(lesson)))
  const around = await libraryAround(db, [...lessons], yieldIfBusy)
  return runSteps(exerciseTableSteps(around, table), yieldIfBusy)
}

async function libraryOfLesson(db: Database, file: string, entry: LessonFile): Promise<Library> {
  const { id } = entry
  if (!id) throw new LibraryError([{ file, key: 'id', ...said('LESSON_ID_MISSING') }])
  const around = await libraryAround(db, [id], async () => {})
  if (around.courses.length === 0) throw new LibraryError([{ file, key: 'id', ...said('LESSON_ID_UNKNOWN') }])
  const courses = around.courses.map((course) => ({
    ...course,
    lessons: course.lessons.map((lesson) =>
      lesson.id === id ? { ...entry, slug: lesson.slug, path: lesson.path, file } : lesson,
    ),
  }))
  return { ...around, courses }
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
async function refuseBrokenParts({ library, locate }: GivenLibrary, yieldIfBusy: YieldIfBusy): Promise<void> {
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
  if (mistakes.length > 0) throw new LibraryError(await locate(mistakes))
}
