import { admin, type TestPerson } from '../test-api'
import { forbidden, type OtherUsersFixture } from './fixture'

/** Accounts. Calls with an account id are for staff only. */
export const userObjects: OtherUsersFixture = async (t) => {
  const idOf = async (who: TestPerson) => (await t.call('getMe', {}, who)).answer.userId
  return {
    account: {
      // Nobody's other objects: a call may replace what belongs to the account.
      mine: { id: await idOf({ name: 'apolonia', emailVerified: true }) },
      others: [
        {
          name: 'that of someone else',
          id: await idOf({ name: 'oktawia', emailVerified: true }),
          owner: admin,
          stranger: forbidden,
          admin: 'allowed',
        },
      ],
    },
  }
}
