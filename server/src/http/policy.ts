import type { LanguagePair } from '@mowka/contract/schemas/common'
import type { StaffRole } from '@mowka/domain/user/roles'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import type { AuthenticatedRequest, Found, Person } from './caller'
import { forbidden } from './problem'

/**
 * Callers of a route, checked before input is read. `anyone` also accepts signed-in users and then loads them; a staff
 * role accepts accounts with its rights (`hasRightsOf`); for `token` the policy's own `identify` decides.
 */
export type CallerKind = 'anyone' | 'signed-in' | StaffRole | 'token'

/** The caller as passed to policies and handlers. */
export type PersonFor<W extends CallerKind> = W extends 'anyone'
  ? Person | null
  : W extends 'token'
    ? null
    : Person

/** Context of every policy and handler. */
export type CallContext<W extends CallerKind = CallerKind> = {
  db: Database
  person: PersonFor<W>
  /** The language pair of the call. */
  pair: LanguagePair
  now: Date
  request: FastifyRequest
}

/** A call without its HTTP request, as passed to services. `db` may be a transaction. */
export type CallScope<W extends CallerKind = 'signed-in'> = Omit<CallContext<W>, 'request'>

/**
 * Authorizes a call. `Parts` are the parts of the call that the policy reads, `Loaded` is the object that it loads
 * and authorizes: handlers receive it and never load it themselves.
 */
export type Policy<W extends CallerKind, Parts, Loaded> = {
  /** Short name for the documentation: `admin of the company`. */
  name: string
  who: W
  /** Identifies callers that have no person's access token. Throws 401 or 403. */
  identify?: (request: FastifyRequest) => Promise<void>
  /**
   * The protected objects. The authorization test tries each call with existing objects of these kinds that belong to
   * others (`testing/other-users`).
   */
  objects?: readonly ProtectedObject[]
  /** Ids in the call that need no check, each with the reason why it grants no access to others' data. */
  freeIds?: FreeIds
  /** For `anyone`: the reason why visitors may make the call. */
  openBecause?: string
  /**
   * Reads the caller and the object in one statement, for frequent calls. `allow` throws 404 for a missing object,
   * and 403 for one that the caller may not access.
   */
  find?: (authRequest: AuthenticatedRequest & Parts) => Promise<Found<Loaded>>
  /** Loads the object after the caller. */
  load?: (call: CallContext<W> & Parts) => Promise<Loaded>
}

/** Reasons by the path of an id. */
export type FreeIds = Partial<Record<IdPath, string>>

/** The kind of a protected object and the path of its id in the call. */
export type ProtectedObject = { kind: string; at: IdPath }

/** The path of an id in a call: `params.id`, `body.payload.exerciseId`. */
export type IdPath = `${'params' | 'query' | 'body'}.${string}`

/** The parts of a call that contain the id; optional for `string | undefined`. */
export type PartsWith<
  At extends IdPath,
  Id extends string | undefined = string,
> = At extends `${infer Part}.${infer Key}`
  ? Record<Part, undefined extends Id ? Partial<Record<Key, Id>> : Record<Key, Id>>
  : never

/** Allows everyone, visitors included; the reason is for reviewers. */
export const anyone = (openBecause: string): Policy<'anyone', unknown, undefined> => ({
  name: 'anyone',
  who: 'anyone',
  openBecause,
})

/** Allows every account: the call concerns only the caller's own data. */
export const signedIn: Policy<'signed-in', unknown, undefined> = { name: 'signed in', who: 'signed-in' }

/**
 * Allows accounts with a confirmed email address: for purchases, and for what reaches or belongs to an address. Throws
 * 403 `EMAIL_NOT_CONFIRMED` otherwise.
 */
export const confirmedEmail: Policy<'signed-in', unknown, undefined> = {
  name: 'confirmed email address',
  who: 'signed-in',
  load: async ({ person }) => {
    if (!person.isEmailConfirmed)
      throw forbidden('EMAIL_NOT_CONFIRMED', 'The email address has to be confirmed first')
    return undefined
  },
}

/** Allows accounts with the rights of a staff role: `staffOnly('support')` allows operators and admins, too. */
export const staffOnly = <W extends StaffRole>(role: W): Policy<W, unknown, undefined> => ({
  name: role,
  who: role,
})

/** Allows every account and reads its own object together with the caller. */
export const own = <Parts, Loaded>(
  find: (authRequest: AuthenticatedRequest & Parts) => Promise<Found<Loaded>>,
): Policy<'signed-in', Parts, Loaded> => ({ name: signedIn.name, who: 'signed-in', find })

/** Adds ids that need no check to a policy. */
export const withFreeIds = <W extends CallerKind, Parts, Loaded>(
  policy: Policy<W, Parts, Loaded>,
  freeIds: FreeIds,
): Policy<W, Parts, Loaded> => ({ ...policy, freeIds })

/** A policy about one object; `at` is the path of its id. */
type ObjectRule<W extends CallerKind, At extends IdPath, Loaded> = {
  name: string
  who: W
  kind: string
  at: At
} & (
  | { find: (authRequest: AuthenticatedRequest, id: string) => Promise<Found<Loaded>> }
  | { load: (call: CallContext<W>, id: string) => Promise<Loaded> }
)

function idIn(call: object, at: IdPath): string | undefined {
  const [part = '', key = ''] = at.split('.')
  const parts = call as Record<string, Record<string, string | undefined> | undefined>
  return parts[part]?.[key]
}

/** Creates a policy about the object whose id is in the call. */
export function objectPolicy<W extends CallerKind, const At extends IdPath, Loaded>(
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

/** Creates a policy for a call in which the object is optional; the rule decides what to load without one. */
export function objectPolicyIfNamed<W extends CallerKind, const At extends IdPath, Loaded>({
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
