import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { type Policy, withFreeIds } from '../http/policy'
import { unauthorized } from '../http/problem'
import { checkReleaser, checkRoot, type Releaser, readReleaser } from './token-service'

const bearer = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]

/**
 * Policies for release commands: require a release token, which is checked before the body is read. Handlers receive
 * the releaser as their object.
 */
export function releasePolicies({ db, config }: { db: Database; config: Config }) {
  const known = new WeakMap<FastifyRequest, Releaser>()

  const asReleaser = async (request: FastifyRequest): Promise<Releaser> => {
    const releaser = await readReleaser(db, config.releaseRootToken, bearer(request))
    known.set(request, releaser)
    return releaser
  }
  const policy = (
    name: string,
    check: (releaser: Releaser, request: FastifyRequest) => void,
  ): Policy<'token', unknown, Releaser> => ({
    name,
    who: 'token',
    identify: async (request) => check(await asReleaser(request), request),
    load: async ({ request }) => {
      const releaser = known.get(request)
      if (!releaser) throw unauthorized('A release token is needed')
      return releaser
    },
  })

  return {
    /** Requires a token for the name in the path. */
    releaserOfName: withFreeIds(
      policy('release token of this name', (releaser, { params }) =>
        checkReleaser(releaser, (params as { name: string }).name),
      ),
      { 'params.name': 'the token says for which name it is (release.api.test.ts)' },
    ),
    anyReleaser: policy('any release token', () => {}),
    rootReleaser: policy('root release token', checkRoot),
    rootReleaserOfAny: withFreeIds(policy('root release token', checkRoot), {
      'params.id': 'the root token may revoke every other one',
    }),
  }
}
