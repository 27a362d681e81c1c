import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReleaseToken } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { newId } from '../database/ids'
import { notFound, ProblemError, unauthorized } from '../http/problem'
import * as store from './store'

type Services = { db: Database; now: () => Date }

/** The holder of the root token in the audit. */
export const ROOT = 'root'

/** Who holds a release token: the root, who may release anything, or the label of one name's token. */
export type Releaser = { who: string; name: string | null }

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Compares in constant time: hashes have one length, so nothing about the token shows. */
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)))

/** Makes a token that may release one name; its secret is answered once and kept as a hash. */
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

/** All tokens without their secrets. */
export async function listTokens(db: Database): Promise<ReleaseToken[]> {
  return (await store.readTokens(db)).map(({ createdAt, revokedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

/** Ends a token at once. */
export async function revokeToken({ db, now }: Services, id: string): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const token = await store.revokeToken(tx, id, at)
    if (!token) throw notFound('The token')
    const { name, label } = token
    await store.writeAudit(tx, { at, who: ROOT, what: 'token-revoke', name, detail: { id, label } })
  })
}

/** Finds out who holds a release token. Throws 401 for none and for one that is not known. */
export async function readReleaser(
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

/** A token is good for one name only. Throws 403 for another. */
export function checkReleaser({ name: own }: Releaser, name: string): void {
  if (own !== null && own !== name) {
    throw new ProblemError(403, 'WRONG_TOKEN', `This token may only release ${own}`)
  }
}

/** Throws 403 for anyone but the root. */
export function checkRoot({ name }: Releaser): void {
  if (name !== null) throw new ProblemError(403, 'ROOT_ONLY', 'The root token is required')
}
