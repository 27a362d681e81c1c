import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import type { Endpoint } from '@mowka/contract/endpoint'
import { z } from 'zod'

/** The part of JSON Schema that the contract uses. */
type Shape = {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  minimum?: number
  minItems?: number
}

const shapeOf = (schema: z.ZodType | undefined): Shape =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}

const isId = (key: string) => /^_?id$|Ids?$/.test(key)

/** Returns the paths of properties named as ids, at any depth. */
function idsIn(shape: Shape, path: string): string[] {
  const below = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([key, value]) =>
      isId(key) ? [`${path}.${key}`] : idsIn(value, `${path}.${key}`),
    ),
    ...(shape.items ? idsIn(shape.items, path) : []),
    ...below.flatMap((each) => idsIn(each, path)),
  ]
}

/**
 * Returns all paths of ids in a call: path parameters with free text, properties named as ids in path, query and
 * body, and id filters of its list.
 */
export function idPlacesOf(name: CallName): string[] {
  const { params, query, body }: CallSchema = calls[name]
  const endpoint: Endpoint = allEndpoints[name]
  const list = 'list' in endpoint ? endpoint.list : undefined
  return [
    ...Object.entries(params?.shape ?? {})
      .filter(([key, schema]) => isId(key) || (schema as z.ZodType).safeParse('any-text-at-all').success)
      .map(([key]) => `params.${key}`),
    ...Object.keys(query?.shape ?? {}).flatMap((key) => (isId(key) ? [`query.${key}`] : [])),
    ...Object.entries(list?.filters ?? {}).flatMap(([key, { kind }]) =>
      kind === 'id' ? [`query.filters.${key}`] : [],
    ),
    ...new Set(idsIn(shapeOf(body), 'body')),
  ]
}

const formats: Record<string, string> = {
  uuid: '01890000-0000-7000-8000-000000000000',
  'date-time': '2026-11-16T09:00:00.000Z',
  date: '2026-11-16',
  email: 'x@mowka.test',
  uri: 'https://mowka.test/x',
}

/** Returns the smallest value of a schema. */
function smallest(shape: Shape): unknown {
  const [alternative] = shape.anyOf ?? shape.oneOf ?? []
  if (alternative) return smallest(alternative)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((key) => [key, smallest(shape.properties?.[key] ?? {})]),
      )
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => smallest(shape.items ?? {}))
    case 'string':
      return formats[shape.format ?? ''] ?? 'x'.repeat(shape.minLength ?? 0)
    case 'boolean':
      return true
    default:
      return shape.minimum ?? 0
  }
}

/**
 * Creates minimal arguments for a call with ids at these paths (`body.payload.exerciseId`); in a list, the first
 * element gets them.
 */
export function sampleArgs(name: CallName, ids: Readonly<Record<string, string>>): Record<string, unknown> {
  const { params, query, body }: CallSchema = calls[name]
  const parts: Record<string, unknown> = {
    params: smallest({ ...shapeOf(params), type: 'object' }),
    query: smallest({ ...shapeOf(query), type: 'object' }),
    ...(body ? { body: smallest(shapeOf(body)) } : {}),
  }
  for (const [place, id] of Object.entries(ids)) {
    const keys = place.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<Record<string, unknown>>(
      (at, key) => {
        at[key] ??= {}
        const inner = at[key]
        return (Array.isArray(inner) ? inner[0] : inner) as Record<string, unknown>
      },
      parts as Record<string, unknown>,
    )
    parent[last] = id
  }
  return { ...(parts.params as object), ...(parts.query as object), ...(body ? { body: parts.body } : {}) }
}
