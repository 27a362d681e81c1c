import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
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
   * What kind of object it protects, and where its id is in the call. The authorisation test tries each call with an
   * object of this kind that exists and belongs to others (`testing/foreign-objects.ts`).
   */
  object?: { kind: string; at: ObjectPlace }
  /** Loads and checks the object. Throws 404 for one that is not there, 403 for one that is not the caller's. */
  load?: (call: CallContext<W> & Parts) => Promise<Loaded>
}

/** Where the id of an object is in a call, e.g. `params.id`. */
export type ObjectPlace = `${'params' | 'query' | 'body'}.${string}`

/** The parts of a call that hold a text at a place. */
type PartsAt<Place extends ObjectPlace> = Place extends `${infer Part}.${infer Key}`
  ? Record<Part, Record<Key, string>>
  : never

/** Everybody may, visitors too. */
export const anyone: Policy<'anyone', unknown, undefined> = { name: 'anyone', who: 'anyone' }

/** Everybody with an account may: the call is about what is theirs. */
export const signedIn: Policy<'signed-in', unknown, undefined> = { name: 'signed in', who: 'signed-in' }

/** Only editors of the panel may. */
export const adminOnly: Policy<'admin', unknown, undefined> = { name: 'admin', who: 'admin' }

/** A policy about one object, which it loads by the id at `at`. */
export function objectPolicy<W extends Who, const Place extends ObjectPlace, Loaded>(policy: {
  name: string
  who: W
  kind: string
  at: Place
  load: (call: CallContext<W>, id: string) => Promise<Loaded>
}): Policy<W, PartsAt<Place>, Loaded> {
  const { name, who, kind, at, load } = policy
  const [part = '', key = ''] = at.split('.')
  return {
    name,
    who,
    object: { kind, at },
    load: (call) => {
      const parts: Record<string, unknown> = call
      const values = parts[part] as Record<string, string> | undefined
      return load(call, values?.[key] ?? '')
    },
  }
}
