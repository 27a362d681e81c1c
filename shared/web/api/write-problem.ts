import { isGatewayStatus } from '@mowka/domain/browser/gateway-status'
import type { ApiError } from '@mowka/kernel/platform'

/** Cause of a failed write from the user's point of view; each has a text in `common:write`. */
export type WriteProblem =
  | 'stale'
  | 'gone'
  | 'forbidden'
  | 'invalid'
  | 'tooMany'
  | 'offline'
  | 'away'
  | 'other'

const PROBLEM_OF_STATUS: Record<number, WriteProblem> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'gone',
  409: 'stale',
  413: 'invalid',
  422: 'invalid',
  429: 'tooMany',
}

/** Classifies a failed write. `other` is unexpected and should be reported. */
export function writeProblem({ kind, status }: ApiError): WriteProblem {
  if (kind !== 'http') return 'offline'
  return isGatewayStatus(status) ? 'away' : (PROBLEM_OF_STATUS[status] ?? 'other')
}
