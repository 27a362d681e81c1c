import { learnerAnna, olga } from '../people'
import { admin } from '../test-api'
import { forbidden, type OtherUsersFixture } from './fixture'

/** Accounts. Calls with an account id are for admins only. */
export const userObjects: OtherUsersFixture = async (t) => {
  const idOf = async (who: typeof olga) => (await t.call('getMe', {}, who)).answer.userId
  return {
    account: {
      mine: { id: await idOf(learnerAnna) },
      others: [
        {
          name: 'that of someone else',
          id: await idOf(olga),
          owner: admin,
          stranger: forbidden,
          admin: 'allowed',
        },
      ],
    },
  }
}
