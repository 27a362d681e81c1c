import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readUser } from './store'

/** Allows editors any account. */
export const anyAccount = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin',
    who: 'admin',
    kind: 'account',
    at,
    load: async ({ db }, id) => {
      const account = await readUser(db, id)
      if (!account) throw notFound('The account')
      return account
    },
  })
