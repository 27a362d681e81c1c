import type { TestApi, TestPerson } from '../test-api'

/** The expected outcome of a call: success, or a refusal with this status and code. */
export type ExpectedAccess = 'allowed' | { status: number; code: string }

export const hidden: ExpectedAccess = { status: 404, code: 'NOT_FOUND' }
export const forbidden: ExpectedAccess = { status: 403, code: 'FORBIDDEN' }

/** An existing object of another user. */
export type OtherUsersObject = {
  /** A short description, shown in failure messages. */
  name: string
  id: string
  /** Ids of related objects, by kind, for calls with several ids. */
  relatedIds?: Record<string, string>
  /** A caller with access, which proves that the object exists; null for a visitor. */
  owner: TestPerson | null
  /** Expected for learners and for admins of other companies. */
  stranger: ExpectedAccess
  /** Expected for platform admins. */
  admin: ExpectedAccess
  /** Extra arguments of the owner's call, such as the token of a link. */
  ownerArgs?: Record<string, string>
  /** Extra arguments of a stranger's call. */
  args?: Record<string, string>
}

/** Objects of one kind: one of the learner's own, and objects of other users. */
export type ObjectsOfKind = {
  mine: { id: string; args?: Record<string, string> }
  others: readonly OtherUsersObject[]
}

/** Creates a domain's objects, by the kinds that its policies name. */
export type OtherUsersFixture = (t: TestApi) => Promise<Record<string, ObjectsOfKind>>
