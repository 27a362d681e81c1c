import { firstMistake, type Rule } from '@mowka/domain/rules'
import type { z } from 'zod'

/**
 * A schema that also refuses what the rules of a form refuse, by the same codes: so the sender's field says the same
 * words as before sending. Bounded by the schema itself before any rule looks at it.
 */
export const ruled = <Value, Schema extends z.ZodType<Value>>(
  schema: Schema,
  rules: readonly Rule<Value>[],
): Schema =>
  schema.superRefine((value, context) => {
    const mistake = context.issues.length === 0 ? firstMistake(rules, value) : undefined
    if (mistake) context.addIssue({ code: 'custom', message: mistake.code, params: mistake })
  })
