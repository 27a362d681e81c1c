import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { type Policy, withFreeIds } from '../http/policy'
import { unauthorized } from '../http/problem'
import { checkReleaser, checkRoot, type Releaser, readReleaser } from './token-service'

const bearer = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]

/**
 * Who may run the commands of releases: anyone who holds a release token, which is checked before a body is read.
 * Handlers get the releaser as their object.
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
    /** A token of the name that the path gives. */
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
