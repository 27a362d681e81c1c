import type { StaffRole } from '@mowka/domain/user/roles'
import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readUser } from './store'

/** Allows accounts with the rights of a staff role any account. */
export const anyAccount = <W extends StaffRole, const At extends IdPath>(who: W, at: At) =>
  objectPolicy({
    name: who,
    who,
    kind: 'account',
    at,
    load: async ({ db }, id) => {
      const account = await readUser(db, id)
      if (!account) throw notFound('The account')
      return account
    },
  })
