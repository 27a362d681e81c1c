import type { CefrLevel } from '@mowka/contract/schemas/common'
import { parseCertificateNumber } from '@mowka/domain/course/certificate'
import { readCourse } from '../course/public'
import type { Database } from '../database/database'
import type { Policy } from '../http/policy'
import { notFound } from '../http/problem'
import { subjectOf } from './service'
import { type CertificateRow, readOwnCertificate, readPublicCertificate, type Subject } from './store'

/**
 * Allows anyone who has the number of a certificate. An unknown number and one whose owner turned the check off have
 * the same answer, so that nobody can tell them apart.
 */
export const publicCertificate: Policy<'anyone', { params: { id: string } }, CertificateRow> = {
  name: 'certificate number',
  who: 'anyone',
  openBecause: 'employers verify a certificate without an account; its number cannot be guessed',
  objects: [{ kind: 'public certificate', at: 'params.id' }],
  load: async ({ db, params }) => {
    const number = parseCertificateNumber(params.id)
    const row = number === null ? undefined : await readPublicCertificate(db, number)
    if (!row) throw notFound('The certificate')
    return row
  },
}

/** Finds a level of a course. Throws 404 if the course doesn't have it. */
async function findLevel(db: Database, courseId: string, level: CefrLevel): Promise<Subject> {
  const course = await readCourse(db, courseId)
  if (!course) throw notFound('The course')
  return subjectOf(course, level)
}

/** Allows learners their own certificate of a course or of a level of it; 404 without one. */
export const ownCertificateOfCourse: Policy<
  'signed-in',
  { params: { id: string }; query: { level?: CefrLevel | undefined } },
  CertificateRow
> = {
  name: 'own certificate of the course or its level',
  who: 'signed-in',
  objects: [{ kind: 'course with own certificate', at: 'params.id' }],
  load: async ({ db, person, params, query: { level } }) => {
    const subject = level ? await findLevel(db, params.id, level) : { courseId: params.id }
    const row = await readOwnCertificate(db, person.userId, subject)
    if (!row) throw notFound('The certificate')
    return row
  },
}
