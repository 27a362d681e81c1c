import type { Config } from '../config'
import type { Policy } from '../http/policy'
import { forbidden } from '../http/problem'
import { ownerOfToken } from './unsubscribe'

/** Allows anyone with the link of an email, which only its recipient received. */
export const unsubscribeLink = (
  config: Config,
): Policy<'anyone', { query: { token: string } }, { userId: string }> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link in emails; the signature authorizes it',
  load: async ({ now, query }) => {
    const userId = ownerOfToken(config, query.token, now)
    if (userId === null) throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    return { userId }
  },
})
