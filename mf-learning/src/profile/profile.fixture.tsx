import type { DataExport, MetadataChange, User } from '@mowka/contract/schemas/user'
import { session } from '@mowka/kernel/session'
import { type FakeAnswers, type FakeCall, learner, renderPage } from '@mowka/testing'
import { texts } from '../testing/texts'
import ProfilePage from './ProfilePage'

/** No export was requested. */
export const noCopy: DataExport = {
  state: 'NONE',
  percent: 0,
  requestedAt: null,
  keptUntil: null,
  bytes: null,
  url: null,
}

/** The account after a change, as returned by the server. */
export function changed({ body }: FakeCall): User {
  const { action, payload } = body as MetadataChange
  const user = session.user ?? learner()
  const metadata = user.userMetadata
  switch (action) {
    case 'profile':
      return { ...user, givenName: payload.givenName, familyName: payload.familyName }
    case 'preferences':
      return {
        ...user,
        userMetadata: { ...metadata, preferences: { ...metadata.preferences, ...payload } },
      }
    default:
      return { ...user, userMetadata: { ...metadata, ...(payload as object) } }
  }
}

/** Opens a tab of the profile. */
export const openProfile = (
  api: FakeAnswers = {},
  { tab, user = learner(), ...rest }: { tab?: string; user?: User; lang?: 'pl' | 'en' } = {},
) =>
  renderPage(<ProfilePage />, {
    route: 'profile',
    at: tab ? `/me?tab=${tab}` : '/me',
    texts,
    user,
    api: {
      getDataExport: noCopy,
      getCertificates: { data: [] },
      getReminderSettings: { hour: 18, lang: 'pl', accessEnds: true },
      getPushKey: { publicKey: null },
      patchUserMetadata: changed,
      ...api,
    },
    ...rest,
  })
