import type { ApiError } from '@mowka/kernel/platform'
import { namesFields } from './refused-fields'

/**
 * `failure` option of a write behind a form: no message if the form shows the server's errors on its fields,
 * otherwise the default.
 */
export const sayUnlessFields = (error: ApiError): null | undefined => (namesFields(error) ? null : undefined)
