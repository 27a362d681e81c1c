import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReleaseToken } from '@mowka/contract/schemas/release'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import { type Policy, withFreeIds } from '../../http/policy'
import { notFound, ProblemError, unauthorized } from '../../http/problem'
import * as store from '../store'

type Services = { db: Database; now: () => Date }

/** The audit name of the root token's holder. */
const ROOT = 'root'

/** The holder of a release token: root, who may release anything, or the label of a token for one name. */
type Releaser = { who: string; name: string | null }

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Compares in constant time; hashes have equal lengths, so the comparison reveals nothing about the token. */
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)))

/** Creates a token for releasing one name. Its secret is returned once and stored as a hash. */
export async function createToken(
  { db, now }: Services,
  name: string,
  label: string,
): Promise<{ id: string; token: string }> {
  const token = `mwr_${randomBytes(24).toString('base64url')}`
  const id = newId()
  const at = now()
  await db.transaction(async (tx) => {
    await store.insertToken(tx, { id, hash: hashToken(token), name, label, createdAt: at })
    await store.writeAudit(tx, { at, who: ROOT, what: 'token', name, detail: { id, label } })
  })
  return { id, token }
}

/** Lists all tokens without their secrets. */
export async function listTokens(db: Database): Promise<ReleaseToken[]> {
  return (await store.readTokens(db)).map(({ createdAt, revokedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

/** Revokes a token immediately. */
export async function revokeToken({ db, now }: Services, id: string): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const token = await store.revokeToken(tx, id, at)
    if (!token) throw notFound('The token')
    const { name, label } = token
    await store.writeAudit(tx, { at, who: ROOT, what: 'token-revoke', name, detail: { id, label } })
  })
}

/** Returns the holder of a release token. Throws 401 for a missing or unknown token. */
async function readReleaser(
  db: Database,
  rootToken: string | null,
  token: string | undefined,
): Promise<Releaser> {
  if (!token) throw unauthorized('A release token is needed')
  if (rootToken && isSame(token, rootToken)) return { who: ROOT, name: null }
  const known = await store.readToken(db, hashToken(token))
  if (!known) throw unauthorized('This release token is not known')
  return { who: known.label, name: known.name }
}

/** Throws 403 if the token is for another name. */
function checkReleaser({ name: own }: Releaser, name: string): void {
  if (own !== null && own !== name) {
    throw new ProblemError(403, 'WRONG_TOKEN', `This token may only release ${own}`)
  }
}

/** Throws 403 for anyone but root. */
export function checkRoot({ name }: Releaser): void {
  if (name !== null) throw new ProblemError(403, 'ROOT_ONLY', 'The root token is required')
}

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
