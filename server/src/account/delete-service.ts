import type { InterfaceLang } from '@mowka/domain/interface-lang'
import { readAdministeredAlone } from '../company/public'
import type { Database } from '../database/database'
import type { Owner, PersonalTable } from '../database/personal-data'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { enqueueEmail } from '../mail/public'
import type { Services } from '../services'
import { deleteUser, identityMark, lockUser, markDeleted } from '../user/public'
import { accountDeletedEmail } from './emails'
import { readExportOf } from './export-store'
import { deleteExternalData } from './jobs'

/** Deletes or anonymizes the rows that don't cascade from the account. */
async function deletePersonalRows(
  tx: Database,
  owner: Owner,
  tables: readonly PersonalTable[],
): Promise<void> {
  for (const { table, rowsOf, deletion } of tables) {
    if (deletion.how === 'erased') await tx.delete(table).where(rowsOf(tx, owner))
    if (deletion.how === 'nameless') await tx.update(table).set(deletion.set).where(rowsOf(tx, owner))
  }
}

/**
 * Deletes the caller's account with all personal data, and enqueues the deletion at the identity provider. The
 * account's tokens are invalid from then on. Throws 422 if `typed` is not the account's email address, and 409
 * `LAST_COMPANY_ADMIN` for the only admin of a company with a running contract.
 */
export async function deleteAccount(
  { db, person: { userId }, now }: CallScope,
  { typed, lang }: { typed: string; lang: InterfaceLang },
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  tables: readonly PersonalTable[],
): Promise<{ deleted: true; siteUrl: string }> {
  await db.transaction(async (tx) => {
    const row = await lockUser(tx, userId)
    if (!row) throw notFound('The account')
    if (typed.trim().toLowerCase() !== row.email.toLowerCase()) {
      throw invalidInput('body/email', 'Not the address of the account')
    }
    // Otherwise the company would have no admin left to invite or remove its members.
    const [company] = await readAdministeredAlone(tx, userId, now)
    if (company) {
      throw new ProblemError(
        409,
        'LAST_COMPANY_ADMIN',
        'The only admin of a company cannot delete their account',
        {
          detail: 'The company would be left without an admin. Make someone else an admin first.',
          current: { company: company.name },
        },
      )
    }
    const mark = identityMark(row)
    const copy = await readExportOf(tx, userId)
    await deletePersonalRows(tx, { userId }, tables)
    await deleteUser(tx, userId)
    await markDeleted(tx, mark, now)
    const left = { subject: row.subject, mark, exportId: copy?.id ?? null }
    await jobs.send(tx, deleteExternalData, left, { once: userId })
    if (row.email) {
      await enqueueEmail(jobs, tx, accountDeletedEmail, { to: row.email, lang, once: userId }, {})
    }
  })
  return { deleted: true, siteUrl: config.siteUrl }
}
