import type { ApiError } from '@mowka/shared/platform'
import { useSessionScope } from '@mowka/shared/session'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { AnswerOf } from '../contract/calls'
import type { ReadName } from '../contract/endpoints'
import { type CallArguments, fetchApi } from './call-api'
import { keyOf } from './use-reads'

/**
 * Reads what can be read again at any time. `null` as arguments waits. The answer is kept per person and language
 * pair, and is fetched anew after a write that makes it stale; not on focus unless a view asks for it.
 */
export function useApi<Name extends ReadName>(
  name: Name,
  args: CallArguments<Name> | null,
  options: SWRConfiguration<AnswerOf<Name>, ApiError> = {},
): SWRResponse<AnswerOf<Name>, ApiError> {
  const scope = useSessionScope()
  return useSWR<AnswerOf<Name>, ApiError>(
    keyOf({ name, args: args as object | null }, scope),
    () => fetchApi(name, (args ?? {}) as object),
    { revalidateOnFocus: false, ...options },
  )
}
