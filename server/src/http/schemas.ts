import { isDeepStrictEqual } from 'node:util'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { lazily } from '@mowka/domain/lazily'
import build, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The part of a JSON schema that describes the structure of a value. */
type Layout = {
  type?: string
  nullable?: boolean
  properties?: Record<string, Layout>
  additionalProperties?: boolean | Layout
  items?: Layout
  anyOf?: Layout[]
}

/** Any value, serialized by `JSON.stringify`. */
const anything: Layout = {}

/**
 * Reduces a schema to the structure of its values. Limits and formats are dropped: tests check them, and nothing is
 * refused here. Unions are left to `JSON.stringify`, because finding the matching variant takes longer.
 */
function layoutOf({ type, properties, additionalProperties, items, anyOf }: Layout): Layout {
  if (anyOf) {
    const [only, ...others] = anyOf.filter((each) => each.type !== 'null')
    return only?.type && others.length === 0 ? { ...layoutOf(only), nullable: true } : anything
  }
  switch (type) {
    case 'object':
      return {
        type,
        ...(properties
          ? {
              properties: Object.fromEntries(
                Object.entries(properties).map(([key, value]) => [key, layoutOf(value)]),
              ),
            }
          : {}),
        additionalProperties:
          typeof additionalProperties === 'object' ? layoutOf(additionalProperties) : false,
      }
    case 'array':
      return items ? { type, items: layoutOf(items) } : anything
    case 'string':
    case 'boolean':
    case 'integer':
    case 'number':
      return { type }
    default:
      return anything
  }
}

/**
 * Compiles a JSON serializer for a schema, several times as fast as `JSON.stringify`, which inspects every value.
 * Omits fields that the schema doesn't name.
 */
export function serializerOf(schema: z.ZodType): (value: unknown) => string {
  const layout = layoutOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Layout)
  return layout === anything || !layout.type ? (value) => JSON.stringify(value) : build(layout as Schema)
}

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
    // A new instance or a test serves few of all calls.
    const compiled = lazily(() => serializerOf(schema))
    const serialize = (value: unknown) => compiled()(value)
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

/** Serves the contract as OpenAPI: a page at /api/docs and the document at /api/docs/json. */
export async function publishDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Mówka API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
