import { ApiError } from '@mowka/kernel/platform'

/** Whether a call was refused because the learner has no access to the lesson. */
export const isNoAccess = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 403
