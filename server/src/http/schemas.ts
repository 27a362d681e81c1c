import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** Reads params, query and body through their Zod schemas. */
export const readInput: FastifySchemaCompiler<z.ZodType> = validatorCompiler

/**
 * Writes answers as JSON. Strict (in tests), an answer that differs from its schema, by a missing or by an extra
 * field, is an error; in production nobody waits for that.
 */
export const checkAnswers =
  (strict: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema, url }) =>
  (data) => {
    const text = JSON.stringify(data)
    if (strict) {
      const plain = text === undefined ? undefined : JSON.parse(text)
      const read = schema.parse(plain)
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read)), plain)) {
        throw new Error(`The answer of ${url} has more than its schema: ${text}`)
      }
    }
    return text
  }
