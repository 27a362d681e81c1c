import fc from 'fast-check'

/** The part of JSON Schema that Zod uses for our contract. */
export type JsonSchema = {
  /** Several types for a nullable text or number. */
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Preferred values by property name: ids of existing objects, so that calls find them. */
export type KnownValues = Record<string, readonly string[]>

/** Long enough to reach limits now and then, short enough to generate thousands. */
const MAX_ITEMS = 4
const MAX_CHARACTERS = 40

/**
 * Generates values that match a schema. JSON Schema doesn't contain refinements, so some values are refused
 * nevertheless.
 */
export function jsonArbitrary(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const definitions = schema.$defs ?? {}
  const make = (part: JsonSchema, at: string): fc.Arbitrary<unknown> => {
    if (part.$ref) return make(definitions[part.$ref.split('/').pop() ?? ''] ?? {}, at)
    if ('const' in part) return fc.constant(part.const)
    if (part.enum) {
      const { enum: values } = part
      return withKnown(
        fc.constantFrom(...values),
        known[at]?.filter((each) => values.includes(each)),
      )
    }
    const choices = part.anyOf ?? part.oneOf
    if (choices) return fc.oneof(...choices.map((each) => make(each, at)))
    if (Array.isArray(part.type)) return fc.oneof(...part.type.map((type) => make({ ...part, type }, at)))
    switch (part.type) {
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'integer':
      case 'number':
        return numberOf(part)
      case 'string':
        return withKnown(textOf(part), known[at])
      case 'array':
        return fc.array(make(part.items ?? {}, at), {
          minLength: part.minItems ?? 0,
          maxLength: Math.max(part.minItems ?? 0, Math.min(part.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
        })
      case 'object':
        return objectOf(part, make)
      default:
        return fc.jsonValue({ maxDepth: 3 })
    }
  }
  return make(schema, name)
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1)
  const max = maximum ?? Math.max(min, 1_000_000)
  if (type === 'integer') {
    const range = { min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }
    return fc.oneof(fc.integer(range), fc.constantFrom(range.min, range.max))
  }
  return fc.double({ min, max, noNaN: true })
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = MAX_CHARACTERS } = schema
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_CHARACTERS)) }
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date(someYears).map((date) => date.toISOString())
  if (format === 'date') return fc.date(someYears).map((date) => date.toISOString().slice(0, 10))
  if (format === 'base64') return fc.base64String({ maxLength: 200 })
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  return fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: 'grapheme' }),
    fc.constant('x'.repeat(Math.min(maxLength, 3_000))),
  )
}

/** Prefers known values, if there are any. */
const withKnown = (made: fc.Arbitrary<unknown>, known: readonly string[] = []): fc.Arbitrary<unknown> =>
  known.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made })
    : made

const someYears = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  make: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, make(each, key)])),
    { requiredKeys: required.filter((key) => key in properties) },
  )
  if (typeof additionalProperties !== 'object') return named
  const keys = propertyNames ? make(propertyNames, '').map(String) : fc.string({ maxLength: 20 })
  const more = fc.dictionary(keys, make(additionalProperties, ''), {
    maxKeys: MAX_ITEMS,
    noNullPrototype: true,
  })
  return fc.tuple(named, more).map(([fixed, free]) => ({ ...free, ...(fixed as object) }))
}
