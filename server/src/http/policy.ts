import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import type { AuthenticatedRequest, Found } from './caller'
import type { Person } from './person'

/**
 * Who may try a call, before anything of it is read. `anyone` also serves signed-in people and then knows them;
 * `token` is decided by the policy's own `identify`.
 */
export type Who = 'anyone' | 'signed-in' | 'admin' | 'token'

/** The caller as a policy and a handler see it. */
export type PersonFor<W extends Who> = W extends 'anyone' ? Person | null : W extends 'token' ? null : Person

/** What every policy and handler gets. */
export type CallContext<W extends Who = Who> = {
  db: Database
  person: PersonFor<W>
  /** The language pair that every call carries. */
  pair: LanguagePair
  /** The time of the call. */
  now: Date
  request: FastifyRequest
}

/** A call as rules see it: whose it is, where and when, not how it came. A transaction takes the place of `db`. */
export type CallScope<W extends Who = 'signed-in'> = Omit<CallContext<W>, 'request'>

/**
 * Who may do something, and to which object. `Parts` are the parts of a call that it reads, `Loaded` is the object
 * that it found and allowed: the handler gets it, and never loads one by itself.
 */
export type Policy<W extends Who, Parts, Loaded> = {
  /** In a few words, for the documentation: `admin of the company`. */
  name: string
  who: W
  /** Who calls, where a person's access token does not say it. Throws 401 or 403. */
  identify?: (request: FastifyRequest) => Promise<void>
  /**
   * The objects that it protects. The authorisation test tries each call with objects of these kinds that exist and
   * belong to others (`testing/foreign-objects.ts`).
   */
  objects?: readonly ProtectedObject[]
  /** Ids in the call that need no check, each with the reason why nobody reaches through it what is not theirs. */
  freeIds?: FreeIds
  /** Why visitors may call it, for `anyone`. */
  openBecause?: string
  /**
   * Reads the caller and the object in one statement and says who may have it: for calls that are made often. Throws 404
   * for one that is not there, 403 for one that is not the caller's.
   */
  find?: (authRequest: AuthenticatedRequest & Parts) => Promise<Found<Loaded>>
  /** The same for an object that is read after its caller. */
  load?: (call: CallContext<W> & Parts) => Promise<Loaded>
}

/** Reasons by the place of an id. */
export type FreeIds = Partial<Record<IdPath, string>>

/** What kind of object a policy protects, and where its id is in the call. */
export type ProtectedObject = { kind: string; at: IdPath }

/** Where an id is in a call: `params.id`, `body.payload.exerciseId`. */
export type IdPath = `${'params' | 'query' | 'body'}.${string}`

/** The parts of a call that hold an id there; with `string | undefined` they need not. */
export type PartsWith<
  At extends IdPath,
  Id extends string | undefined = string,
> = At extends `${infer Part}.${infer Key}`
  ? Record<Part, undefined extends Id ? Partial<Record<Key, Id>> : Record<Key, Id>>
  : never

/** Everyone may, visitors too; the reason is what a reviewer asks for. */
export const anyone = (openBecause: string): Policy<'anyone', unknown, undefined> => ({
  name: 'anyone',
  who: 'anyone',
  openBecause,
})

/** Everyone with an account may: the call is about what is theirs. */
export const signedIn: Policy<'signed-in', unknown, undefined> = { name: 'signed in', who: 'signed-in' }

/** Only editors of the panel may. */
export const adminOnly: Policy<'admin', unknown, undefined> = { name: 'admin', who: 'admin' }

/** Everyone with an account may, for what is theirs; it is read together with the caller. */
export const own = <Parts, Loaded>(
  find: (authRequest: AuthenticatedRequest & Parts) => Promise<Found<Loaded>>,
): Policy<'signed-in', Parts, Loaded> => ({ name: signedIn.name, who: 'signed-in', find })

/** The same policy for a call that takes ids which need no check. */
export const withFreeIds = <W extends Who, Parts, Loaded>(
  policy: Policy<W, Parts, Loaded>,
  freeIds: FreeIds,
): Policy<W, Parts, Loaded> => ({ ...policy, freeIds })

/** What a policy about one object says; `at` is where the call has its id. */
type ObjectRule<W extends Who, At extends IdPath, Loaded> = { name: string; who: W; kind: string; at: At } & (
  | { find: (authRequest: AuthenticatedRequest, id: string) => Promise<Found<Loaded>> }
  | { load: (call: CallContext<W>, id: string) => Promise<Loaded> }
)

function idIn(call: object, at: IdPath): string | undefined {
  const [part = '', key = ''] = at.split('.')
  const parts = call as Record<string, Record<string, string | undefined> | undefined>
  return parts[part]?.[key]
}

/** A policy about one object, which it finds by the id in the call. */
export function objectPolicy<W extends Who, const At extends IdPath, Loaded>(
  rule: ObjectRule<W, At, Loaded>,
): Policy<W, PartsWith<At>, Loaded> {
  const { name, who, kind, at } = rule
  const id = (call: object) => idIn(call, at) ?? ''
  return {
    name,
    who,
    objects: [{ kind, at }],
    ...('find' in rule
      ? { find: (authRequest) => rule.find(authRequest, id(authRequest)) }
      : { load: (call) => rule.load(call, id(call)) }),
  }
}

/** The same for a call that may name an object or not: what it gets without one is for the rule to say. */
export function objectPolicyIfNamed<W extends Who, const At extends IdPath, Loaded>({
  name,
  who,
  kind,
  at,
  find,
}: {
  name: string
  who: W
  kind: string
  at: At
  find: (authRequest: AuthenticatedRequest, id: string | undefined) => Promise<Found<Loaded>>
}): Policy<W, PartsWith<At, string | undefined>, Loaded> {
  return {
    name: `${name}, if named`,
    who,
    objects: [{ kind, at }],
    find: (authRequest) => find(authRequest, idIn(authRequest, at)),
  }
}
