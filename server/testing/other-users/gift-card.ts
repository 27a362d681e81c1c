import { sampleLibrary, seedLibrary } from '../library'
import { admin } from '../test-api'
import type { OtherUsersFixture } from './fixture'

/** Gift cards, opened by a link. A link's token opens no other card, for any user. */
export const giftCardObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, { ...sampleLibrary(), courses: [], popups: [], companies: [] })
  const make = async (requestId: string) => {
    const body = { requestId, plan: 'MONTHLY_SUBSCRIPTION_1:PL', languages: ['ENG'], directory: 'Obce' }
    const { _id: id, url } = (await t.call('createGiftCard', { body }, admin)).answer
    return { id, args: { token: new URL(url).searchParams.get('token') ?? '' } }
  }
  const mine = await make('01890000-0000-7000-8000-000000000001')
  const theirs = await make('01890000-0000-7000-8000-000000000002')
  const expired = { status: 403, code: 'LINK_EXPIRED' }
  return {
    'gift card': {
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
