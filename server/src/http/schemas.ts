import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { serializerOf } from './serializer'

/** Reads params, query and body through their Zod schemas. */
export const readInput: FastifySchemaCompiler<z.ZodType> = validatorCompiler

/**
 * Writes answers as JSON, each call with what was compiled from its schema. Strict (in tests), an answer that differs
 * from its schema, by a missing or by an extra field, is an error, and so is one that was written as something else; in
 * production nobody waits for that.
 */
export const writeAnswers =
  (strict: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema, url }) => {
    const serialize = serializerOf(schema)
    if (!strict) return serialize
    return (data) => {
      const plain = JSON.parse(JSON.stringify(data) ?? 'null')
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(schema.parse(plain))), plain)) {
        throw new Error(`The answer of ${url} has more than its schema: ${JSON.stringify(plain)}`)
      }
      const text = serialize(data)
      if (!isDeepStrictEqual(JSON.parse(text), plain)) {
        throw new Error(`The answer of ${url} is written as something else: ${text}`)
      }
      return text
    }
  }
