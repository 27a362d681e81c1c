import type { CefrLevel, LanguagePair } from '@mowka/contract/schemas/common'
import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database'
import { certificates } from './tables'

export type CertificateRow = typeof certificates.$inferSelect

/** A level of a language pair. */
export type LevelKey = LanguagePair & { level: CefrLevel }

/** The course or level of a certificate. */
export type Subject = { courseId: string } | LevelKey

const isOf = (userId: string, subject: Subject): SQL | undefined =>
  and(
    eq(certificates.userId, userId),
    ...('courseId' in subject
      ? [eq(certificates.courseId, subject.courseId)]
      : [
          eq(certificates.sourceLang, subject.sourceLang),
          eq(certificates.targetLang, subject.targetLang),
          eq(certificates.level, subject.level),
        ]),
  )

/** Returns the certificate of a learner for a course or level. */
export async function readOwnCertificate(
  db: Database,
  userId: string,
  subject: Subject,
): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificates).where(isOf(userId, subject))
  return row
}

/** Returns the certificates of a learner for a course and for its levels. */
export const readOwnCertificates = (
  db: Database,
  userId: string,
  { id, sourceLang, targetLang, levels }: LanguagePair & { id: string; levels: CefrLevel[] },
): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        or(
          eq(certificates.courseId, id),
          and(
            eq(certificates.sourceLang, sourceLang),
            eq(certificates.targetLang, targetLang),
            inArray(certificates.level, levels),
          ),
        ),
      ),
    )

/** Returns all certificates of a learner, the newest first. */
export const readCertificates = (db: Database, userId: string): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.finishedOn), desc(certificates.createdAt), asc(certificates.number))

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

/** Changes the certificate of a learner for a course or level. Returns `undefined` if there is none. */
export async function updateCertificate(
  db: Database,
  userId: string,
  subject: Subject,
  change: Change,
): Promise<CertificateRow | undefined> {
  const [row] = await db.update(certificates).set(change).where(isOf(userId, subject)).returning()
  return row
}

/** Inserts a certificate; of concurrent inserts for the same course or level, the last name and visibility win. */
export async function insertCertificate(
  db: Database,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow> {
  const { userId, courseId, sourceLang, targetLang, level } = certificates
  const { name, isPublic } = row
  const [stored] = await db
    .insert(certificates)
    .values(row)
    .onConflictDoUpdate({
      target: row.courseId ? [userId, courseId] : [userId, sourceLang, targetLang, level],
      set: { name, isPublic },
    })
    .returning()
  if (!stored) throw new Error('The certificate was not stored')
  return stored
}
