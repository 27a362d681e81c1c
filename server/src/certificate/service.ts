import { randomBytes } from 'node:crypto'
import type { Certificate, OwnCertificate } from '@mowka/contract/schemas/certificate'
import { CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@mowka/domain/course/certificate'
import { warsawDay } from '@mowka/domain/time'
import type { SeenCourse } from '../course/public'
import type { CallScope } from '../http/policy'
import { ProblemError } from '../http/problem'
import { courseResult } from '../progress/public'
import { type CertificateRow, insertCertificate, readOwnCertificate, updateCertificate } from './store'

/** Returns what the public check of a certificate shows. */
export const showCertificate = ({
  number,
  name,
  courseName,
  levels,
  targetLang,
  lessons,
  sentences,
  finishedOn,
}: CertificateRow): Certificate => ({
  number,
  name,
  courseName,
  levels,
  targetLang,
  lessons,
  sentences,
  finishedOn,
})

const showOwn = (row: CertificateRow): OwnCertificate => ({ ...showCertificate(row), isPublic: row.isPublic })

/** Returns the caller's certificate of a course, if they have created one. */
export async function ownCertificate({ db, person }: CallScope, { course }: SeenCourse) {
  const row = await readOwnCertificate(db, { userId: person.userId, courseId: course.id })
  return { certificate: row ? showOwn(row) : null }
}

/**
 * Creates the caller's certificate of a finished course, or changes its name and visibility. Its other content stays
 * as it was at creation, even if the course gains lessons or its progress is reset. Throws 409 if there is no
 * certificate yet and the course isn't finished.
 */
export async function saveCertificate(
  call: CallScope,
  { course }: SeenCourse,
  { name, isPublic }: Pick<CertificateRow, 'name' | 'isPublic'>,
): Promise<OwnCertificate> {
  const { db, now } = call
  const key = { userId: call.person.userId, courseId: course.id }
  const changed = await updateCertificate(db, key, { name, isPublic })
  if (changed) return showOwn(changed)
  const { finishedAt, sentences } = await courseResult(call, course)
  if (finishedAt === null) {
    throw new ProblemError(409, 'COURSE_NOT_FINISHED', 'Only a finished course has a certificate')
  }
  const row = await insertCertificate(db, {
    ...key,
    number: certificateNumber(randomBytes(CERTIFICATE_NUMBER_BYTES)),
    name,
    isPublic,
    courseName: course.name,
    levels: course.levels,
    targetLang: course.targetLang,
    lessons: course.lessons.filter(({ active }) => active).length,
    sentences,
    finishedOn: warsawDay(new Date(finishedAt)),
    createdAt: now,
  })
  return showOwn(row)
}
