import { firstMistake, type Rule } from '@mowka/domain/rules'
import type { z } from 'zod'

/**
 * Adds a form's validation rules to a schema, with the same error codes, so that the server's errors look like the
 * form's own. The schema's bounds are checked before any rule runs.
 */
export const ruled = <Value, Schema extends z.ZodType<Value>>(
  schema: Schema,
  rules: readonly Rule<Value>[],
): Schema =>
  schema.superRefine((value, context) => {
    const mistake = context.issues.length === 0 ? firstMistake(rules, value) : undefined
    if (mistake) context.addIssue({ code: 'custom', message: mistake.code, params: mistake })
  })
