import type { Role } from '@mowka/shared/domain/roles'

/** Who is calling: the account behind a verified access token. */
export type Person = {
  userId: string
  email: string
  roles: readonly Role[]
}

/** True for an editor of the panel, who may open everything. */
export const isAdmin = (person: Person | null): boolean => person?.roles.includes('admin') ?? false
