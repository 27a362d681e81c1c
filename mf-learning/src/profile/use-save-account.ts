import type { MetadataChange, User } from '@mowka/contract/schemas/user'
import type { ApiError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { type Outcome, useWrite } from '@mowka/web/api'

/**
 * Saves account changes one after another. The response updates the session, so saved values apply everywhere
 * immediately.
 */
export function useSaveAccount({
  success,
  failure,
}: {
  success?: () => string
  failure?: (error: ApiError) => string | null | undefined
}): { save: (change: MetadataChange) => Promise<Outcome<User>>; busy: boolean } {
  const { run, busy } = useWrite('patchUserMetadata', {
    row: () => 'account',
    args: (change: MetadataChange) => ({ body: change }),
    onAnswer: (user) => session.setUser(user),
    ...(success ? { success } : {}),
    ...(failure ? { failure } : {}),
  })
  return { save: run, busy }
}
