import { z } from 'zod'
import type { CallName } from './all-endpoints'
import type { CallSchema } from './call-schema'
import { calls } from './calls'
import { ReleaseManifest, ReleaseUpload } from './schemas/release'

/** The parts of JSON Schema that limit a value's size. */
type Shape = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  maximum?: number
  maxItems?: number
  maxProperties?: number
  properties?: Record<string, Shape>
  propertyNames?: Shape
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

const MAX_INTEGER = 2 ** 31 - 1
/** Formats with a fixed size; files are limited by the call. */
const FIXED_FORMATS = ['uuid', 'date', 'binary']

/** Whether a pattern is anchored and contains no unlimited repetition. */
const hasEnd = (pattern: string | undefined) =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, '.'))

/** Returns the paths of values without an upper bound. */
function endless(shape: Shape, at: string): string[] {
  if (shape.enum || 'const' in shape) return []
  const { type, additionalProperties: more, propertyNames: keys } = shape
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const isFixed = FIXED_FORMATS.includes(shape.format ?? '') || hasEnd(shape.pattern)
  const wrong =
    (type === 'string' && shape.maxLength === undefined && !isFixed) ||
    (type === 'array' && shape.maxItems === undefined) ||
    (type === 'integer' && (shape.maximum ?? Number.POSITIVE_INFINITY) > MAX_INTEGER) ||
    (typeof more === 'object' &&
      shape.maxProperties === undefined &&
      !keys?.enum &&
      !hasEnd(keys?.pattern)) ||
    (type === undefined && parts.length === 0)
  return [
    ...(wrong ? [at] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, each]) => endless(each, `${at}.${key}`)),
    ...(typeof more === 'object' ? endless(more, `${at}.*`) : []),
    ...(keys ? endless(keys, `${at}'s keys`) : []),
    ...(shape.items ? endless(shape.items, `${at}[]`) : []),
    ...parts.flatMap((each) => endless(each, at)),
  ]
}

/** Complete bodies of calls that are parsed in two steps. */
const whole: Partial<Record<CallName, z.ZodType>> = {
  uploadRelease: ReleaseUpload.extend({ manifest: ReleaseManifest }),
}

test.each(Object.keys(calls) as CallName[])(
  'every text, list, object and integer in the input of %s has an upper bound',
  (name) => {
    const { params, query, body }: CallSchema = calls[name]
    const parts = { params, query, body: whole[name] ?? body }
    const places = Object.entries(parts).flatMap(([part, schema]) =>
      schema ? endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, part) : [],
    )
    expect(places).toEqual([])
  },
)
