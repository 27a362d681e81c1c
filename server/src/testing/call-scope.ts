import type { CallScope } from '../http/policy'
import type { TestApi, TestPerson } from './test-api'

/** A call of someone, for tests that go past the routes. */
export async function scopeOf(t: TestApi, who: TestPerson): Promise<CallScope> {
  const { userId, email } = (await t.call('getMe', {}, who)).answer
  return {
    db: t.db,
    person: { userId, email, roles: who.roles ?? ['learner'] },
    pair: { sourceLang: 'PL', targetLang: 'ENG' },
    now: t.services.now(),
  }
}
