import { accountPorts } from '../src/domains'
import { personOf } from '../src/http/caller'
import type { CallScope } from '../src/http/policy'
import { accounts } from '../src/user/public'
import type { TestApi, TestPerson } from './test-api'

/** Creates the scope of a person's call, for tests that bypass the routes. */
export async function scopeOf(t: TestApi, who: TestPerson): Promise<CallScope> {
  await t.call('getMe', {}, who)
  const { find, parts } = accounts(accountPorts)
  const bearer = {
    claims: { iss: t.config.identity.issuer, sub: `auth0|${who.name}` },
    roles: who.roles ?? ['learner' as const],
  }
  const pair = { sourceLang: 'PL', targetLang: 'ENG' } as const
  const call = { db: t.db, pair, now: t.services.now() }
  const caller = await find({ ...call, bearer, parts })
  if (!caller) throw new Error(`${who.name} has no account`)
  return { ...call, person: personOf(caller, bearer) }
}
