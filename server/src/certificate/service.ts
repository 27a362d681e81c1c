import { randomBytes } from 'node:crypto'
import type {
  Certificate,
  ListedCertificate,
  OwnCertificate,
  OwnLevel,
} from '@mowka/contract/schemas/certificate'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import { CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@mowka/domain/course/certificate'
import { isPublished } from '@mowka/domain/course/publication'
import { languageTitle } from '@mowka/domain/languages/languages'
import { warsawDay } from '@mowka/domain/time'
import {
  type CourseWithLessons,
  canSeePublished,
  readPublishedCourses,
  readPublishedCoursesOf,
  rightsOf,
  type SeenCourse,
} from '../course/public'
import type { CallScope } from '../http/policy'
import { notFound, ProblemError } from '../http/problem'
import { allLessonIds, levelCounts, resultOfLessons } from '../progress/public'
import {
  type CertificateRow,
  insertCertificate,
  readCertificates,
  readOwnCertificates,
  type Subject,
  updateCertificate,
} from './store'

/** Returns what the public check of a certificate shows. */
export const showCertificate = ({
  number,
  name,
  courseName,
  levels,
  level,
  courses,
  targetLang,
  lessons,
  sentences,
  words,
  seconds,
  finishedOn,
}: CertificateRow): Certificate => ({
  number,
  name,
  courseName,
  levels,
  ofLevel: level && { level, courses: courses ?? [] },
  targetLang,
  lessons,
  sentences,
  words,
  seconds,
  finishedOn,
})

const showOwn = (row: CertificateRow): OwnCertificate => ({ ...showCertificate(row), isPublic: row.isPublic })

/** Returns the caller's certificate of a course and those of its levels, if they have created them. */
export async function ownCertificates(call: CallScope, { course, rights }: SeenCourse) {
  const [rows, levels] = await Promise.all([
    readOwnCertificates(call.db, call.person.userId, course),
    levelCounts(call, course, rights),
  ])
  const find = (isSought: (row: CertificateRow) => boolean) => {
    const row = rows.find(isSought)
    return row ? showOwn(row) : null
  }
  return {
    certificate: find(({ courseId }) => courseId === course.id),
    levels: levels.map(
      (counts): OwnLevel => ({ ...counts, certificate: find(({ level }) => level === counts.level) }),
    ),
  }
}

/**
 * Lists the caller's certificates in all languages. Each names a course through which its own page is reached: its
 * course, or the first one of its level, if the caller can still see it.
 */
export async function listCertificates({
  db,
  now,
  person,
}: CallScope): Promise<{ data: ListedCertificate[] }> {
  const rows = await readCertificates(db, person.userId)
  if (rows.length === 0) return { data: [] }
  const rights = rightsOf(person, now)
  const langs = [...new Set(rows.map(({ targetLang }) => targetLang))]
  const seen = (await readPublishedCoursesOf(db, langs, now)).filter((course) =>
    canSeePublished(rights, course),
  )
  return {
    data: rows.map((row) => ({
      number: row.number,
      courseName: row.courseName,
      targetLang: row.targetLang,
      finishedOn: row.finishedOn,
      isPublic: row.isPublic,
      level: row.level,
      courseId: seen.find((course) => isAbout(row, course))?.id ?? null,
    })),
  }
}

/** Whether the page of a course shows a certificate: its own, or one of its levels. */
const isAbout = (
  { courseId, level, sourceLang, targetLang }: CertificateRow,
  course: Pick<CourseWithLessons, 'id' | 'levels' | 'sourceLang' | 'targetLang'>,
): boolean =>
  level === null
    ? course.id === courseId
    : course.levels.includes(level) && course.sourceLang === sourceLang && course.targetLang === targetLang

/** The subject of a call's certificate. Throws 404 for a level that the course doesn't have. */
export function subjectOf({ id, levels, ...pair }: CourseWithLessons, level: CefrLevel | undefined): Subject {
  if (level === undefined) return { courseId: id }
  if (!levels.includes(level)) throw notFound('The level of this course')
  return { sourceLang: pair.sourceLang, targetLang: pair.targetLang, level }
}

/** The courses of a certificate, and the columns that describe them. */
type Covered = {
  courses: CourseWithLessons[]
  columns: Pick<CertificateRow, 'courseId' | 'courseName' | 'levels' | 'level' | 'sourceLang' | 'courses'>
}

const ofCourse = (course: CourseWithLessons): Covered => ({
  courses: [course],
  columns: {
    courseId: course.id,
    courseName: course.name,
    levels: course.levels,
    level: null,
    sourceLang: null,
    courses: null,
  },
})

/** Loads the level's courses that the learner can see; those without lessons don't count. */
async function ofLevel(
  { db, now }: CallScope,
  { course, rights }: SeenCourse,
  level: CefrLevel,
): Promise<Covered> {
  const { sourceLang, targetLang } = course
  const courses = (await readPublishedCourses(db, { sourceLang, targetLang }, now)).filter(
    (each) =>
      each.levels.includes(level) &&
      canSeePublished(rights, each) &&
      each.lessons.some((lesson) => isPublished(lesson, now)),
  )
  return {
    courses,
    columns: {
      courseId: null,
      courseName: `${languageTitle(targetLang, 'pl')} ${level}`,
      levels: [level],
      level,
      sourceLang,
      courses: courses.map(({ name }) => name),
    },
  }
}

/**
 * Creates the caller's certificate of a finished course, or of a finished level of it, or changes its name and
 * visibility. Its other content stays as it was at creation, even if course or level gain lessons or the progress is
 * reset. Throws 409 if there is no certificate yet and the course or level isn't finished.
 */
export async function saveCertificate(
  call: CallScope,
  seen: SeenCourse,
  level: CefrLevel | undefined,
  { name, isPublic }: Pick<CertificateRow, 'name' | 'isPublic'>,
): Promise<OwnCertificate> {
  const { db, now, person } = call
  const { course } = seen
  const changed = await updateCertificate(db, person.userId, subjectOf(course, level), { name, isPublic })
  if (changed) return showOwn(changed)
  const { courses, columns } = level ? await ofLevel(call, seen, level) : ofCourse(course)
  const lessonIds = allLessonIds(courses, now)
  const { finishedAt, sentences, words, seconds } = await resultOfLessons(call, lessonIds)
  if (finishedAt === null) {
    throw level
      ? new ProblemError(409, 'LEVEL_NOT_FINISHED', 'Only a finished level has a certificate')
      : new ProblemError(409, 'COURSE_NOT_FINISHED', 'Only a finished course has a certificate')
  }
  const row = await insertCertificate(db, {
    ...columns,
    userId: person.userId,
    number: certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)),
    name,
    isPublic,
    targetLang: course.targetLang,
    lessons: lessonIds.length,
    sentences,
    words,
    seconds,
    finishedOn: warsawDay(new Date(finishedAt)),
    createdAt: now,
  })
  return showOwn(row)
}
