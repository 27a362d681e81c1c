import type { Role } from '@mowka/shared/domain/roles'

/** Who is calling: the account behind a verified access token. */
export type Person = {
  userId: string
  email: string
  roles: readonly Role[]
}
