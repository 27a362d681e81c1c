import { parseCertificateNumber } from '@mowka/domain/course/certificate'
import { objectPolicy, type Policy } from '../http/policy'
import { notFound } from '../http/problem'
import { type CertificateRow, readOwnCertificate, readPublicCertificate } from './store'

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

/** Allows learners their own certificate of a course; 404 without one. */
export const ownCertificateOfCourse = objectPolicy({
  name: 'own certificate of the course',
  who: 'signed-in',
  kind: 'course with own certificate',
  at: 'params.id',
  load: async ({ db, person }, courseId) => {
    const row = await readOwnCertificate(db, { userId: person.userId, courseId })
    if (!row) throw notFound('The certificate')
    return row
  },
})
