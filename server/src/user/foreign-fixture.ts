import { type ForeignFixture, refused } from '../testing/foreign-objects'
import { learnerAnna, olga } from '../testing/people'
import { admin } from '../testing/test-api'

/** Accounts. Calls that name one are for admins only. */
export const userObjects: ForeignFixture = async (t) => {
  const idOf = async (who: typeof olga) => (await t.call('getMe', {}, who)).answer.userId
  return {
    account: {
      mine: { id: await idOf(learnerAnna) },
      foreign: [
        { what: 'that of someone else', id: await idOf(olga), owner: admin, stranger: refused, admin: 'in' },
      ],
    },
  }
}
