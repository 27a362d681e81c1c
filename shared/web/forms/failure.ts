import type { ApiError } from '@mowka/kernel/platform'
import { namesFields } from './refused-fields'

/**
 * `failure` of a write behind a form: nothing where the form shows on its fields what the server refused, otherwise the
 * usual words.
 */
export const sayUnlessFields = (error: ApiError): null | undefined => (namesFields(error) ? null : undefined)
