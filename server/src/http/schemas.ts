import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { serializerOf } from './serializer'

/** Validates params, query and body with their Zod schemas. */
export const readInput: FastifySchemaCompiler<z.ZodType> = validatorCompiler

/**
 * Serializes responses with a function compiled from each call's schema. In strict mode (tests), a response that
 * differs from its schema by a missing or extra field is an error, and so is one that serializes differently;
 * production skips these checks.
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
