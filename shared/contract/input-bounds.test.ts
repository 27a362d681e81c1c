import { z } from 'zod'
import type { CallName } from './all-endpoints'
import { calls } from './calls'
import type { CallSchema } from './schemas/call'
import { ReleaseManifest, ReleaseUpload } from './schemas/platform'

/** As much of JSON Schema as says how large a value may be. */
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

const LARGEST_INTEGER = 2 ** 31 - 1
/** Files have their bound in what the call takes. */
const FIXED_FORMATS = ['uuid', 'date', 'binary']

/** A pattern from beginning to end, in which nothing may be repeated without end. */
const hasEnd = (pattern: string | undefined) =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, '.'))

/** Places of a shape where a caller could send as much as they like. */
function endless(shape: Shape, at: string): string[] {
  if (shape.enum || 'const' in shape) return []
  const { type, additionalProperties: more, propertyNames: keys } = shape
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const isFixed = FIXED_FORMATS.includes(shape.format ?? '') || hasEnd(shape.pattern)
  const wrong =
    (type === 'string' && shape.maxLength === undefined && !isFixed) ||
    (type === 'array' && shape.maxItems === undefined) ||
    (type === 'integer' && (shape.maximum ?? Number.POSITIVE_INFINITY) > LARGEST_INTEGER) ||
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

/** Bodies that a call reads in two steps, whole. */
const whole: Partial<Record<CallName, z.ZodType>> = {
  uploadRelease: ReleaseUpload.extend({ manifest: ReleaseManifest }),
}

test.each(Object.keys(calls) as CallName[])(
  'every text, list, object and integer that %s takes has an end',
  (name) => {
    const { params, query, body }: CallSchema = calls[name]
    const parts = { params, query, body: whole[name] ?? body }
    const places = Object.entries(parts).flatMap(([part, schema]) =>
      schema ? endless(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, part) : [],
    )
    expect(places).toEqual([])
  },
)
