import build, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

/** As much of a JSON schema as says how a value is laid out. */
type Layout = {
  type?: string
  nullable?: boolean
  properties?: Record<string, Layout>
  additionalProperties?: boolean | Layout
  items?: Layout
  anyOf?: Layout[]
}

/** Any value, written by `JSON.stringify`. */
const anything: Layout = {}

/**
 * What of a schema says how a value is laid out. Limits and formats are left out: they are checked in tests, and here
 * nothing is refused. Alternatives are left to `JSON.stringify`, because telling which one a value is takes longer.
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
 * Compiles what writes values of a schema as JSON: several times as fast as `JSON.stringify`, which has to find out for
 * each value what it is. What the schema does not name is not written.
 */
export function serializerOf(schema: z.ZodType): (value: unknown) => string {
  const layout = layoutOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Layout)
  return layout === anything || !layout.type ? (value) => JSON.stringify(value) : build(layout as Schema)
}
