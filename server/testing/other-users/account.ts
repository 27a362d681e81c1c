import { learnerAnna, olga } from '../people'
import type { TestPerson } from '../test-api'
import type { OtherUsersFixture } from './fixture'

/** Data exports, opened by a link. A link's token opens no other export, for any user. */
export const accountObjects: OtherUsersFixture = async (t) => {
  const make = async (who: TestPerson) => {
    await t.call('requestDataExport', {}, who)
    await t.runJobs()
    const url = new URL((await t.call('getDataExport', {}, who)).answer.url ?? '')
    return { id: url.pathname.split('/')[4] ?? '', args: { token: url.searchParams.get('token') ?? '' } }
  }
  const mine = await make(learnerAnna)
  const theirs = await make(olga)
  const expired = { status: 403, code: 'LINK_EXPIRED' }
  return {
    'data export': {
      mine,
      others: [
        {
          name: 'one of another link',
          id: theirs.id,
          owner: null,
          ownerArgs: theirs.args,
          args: mine.args,
          stranger: expired,
          admin: expired,
        },
      ],
    },
  }
}
