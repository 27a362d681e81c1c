import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { certificates } from './tables'

export type CertificateRow = typeof certificates.$inferSelect

/** Returns the certificate of a learner for a course. */
export async function readOwnCertificate(
  db: Database,
  { userId, courseId }: Pick<CertificateRow, 'userId' | 'courseId'>,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
  return row
}

/** Returns a certificate whose owner allows the public check. */
export async function readPublicCertificate(
  db: Database,
  number: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.number, number), eq(certificates.isPublic, true)))
  return row
}

type Change = Pick<CertificateRow, 'name' | 'isPublic'>

/** Changes the certificate of a learner for a course. Returns `undefined` if there is none. */
export async function updateCertificate(
  db: Database,
  { userId, courseId }: Pick<CertificateRow, 'userId' | 'courseId'>,
  change: Change,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .update(certificates)
    .set(change)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .returning()
  return row
}

/** Inserts a certificate; of concurrent inserts for the same course, the last name and visibility win. */
export async function insertCertificate(db: Database, row: CertificateRow): Promise<CertificateRow> {
  const { name, isPublic } = row
  const [stored] = await db
    .insert(certificates)
    .values(row)
    .onConflictDoUpdate({ target: [certificates.userId, certificates.courseId], set: { name, isPublic } })
    .returning()
  if (!stored) throw new Error('The certificate was not stored')
  return stored
}
