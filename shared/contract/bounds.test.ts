import { z } from 'zod'
import type { CallName } from './all-endpoints'
import type { CallSchema } from './call-schema'
import { calls } from './calls'
import { atMost, Day, Moment, text, wholeNumber } from './schemas/common'
import { ReleaseManifest } from './schemas/release'

/** The parts of JSON Schema that a snapshot line shows. */
type Shape = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  propertyNames?: Shape
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  [bound: string]: unknown
}

const told = [
  'enum',
  'const',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
]
const also = ['format', 'pattern', 'default']

/** Returns one line per value of a schema, with its bounds. */
function linesOf(shape: Shape, at: string, isRequired = true): string[] {
  const bounds = [...told, ...also].flatMap((key) =>
    shape[key] === undefined ? [] : [`${key}=${JSON.stringify(shape[key])}`],
  )
  const line = `${at}${isRequired ? '' : '?'} ${[shape.type ?? '', ...bounds].join(' ')}`.trimEnd()
  const more = shape.additionalProperties
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return [
    ...(parts.length > 0 && bounds.length === 0 ? [] : [line]),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, each]) =>
      linesOf(each, `${at}.${key}`, shape.required?.includes(key) ?? false),
    ),
    ...(typeof more === 'object' ? linesOf(more, `${at}.*`) : []),
    ...(shape.propertyNames ? linesOf(shape.propertyNames, `${at} keys`) : []),
    ...(shape.items ? linesOf(shape.items, `${at}[]`) : []),
    ...parts.flatMap((each, index) => linesOf(each, `${at}|${index + 1}`, isRequired)),
  ]
}

const boundsOf = (schema: z.ZodType | undefined, at: string): string[] =>
  schema ? linesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, at) : []

/** Snapshots of all inputs and outputs: a difference may break clients of other releases. */
test.each(Object.keys(calls) as CallName[])('the bounds of %s match the snapshot', (name) => {
  const { params, query, body, answer, takes, gives, success }: CallSchema = calls[name]
  expect([
    ...boundsOf(params, 'params'),
    ...boundsOf(query, 'query'),
    ...boundsOf(body, 'body'),
    ...(takes ? [`takes ${JSON.stringify(takes)}`] : []),
    ...boundsOf(answer, 'answer'),
    ...(gives ? [`gives ${JSON.stringify(gives)}`] : []),
    ...(success ? [`success ${success}`] : []),
  ]).toMatchSnapshot()
})

test('the bounds of a release manifest match the snapshot', () => {
  expect(boundsOf(ReleaseManifest, 'manifest')).toMatchSnapshot()
})

test('text rejects characters that the database rejects, and half surrogate pairs', () => {
  const isText = (value: string) => text(5, 1).safeParse(value).success
  expect(['a', 'abcde', '', 'abcdef', 'a\0', 'a\ud800'].map(isText)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('Moment and Day require a four-digit year', () => {
  expect(Moment.safeParse('2026-11-16T10:00:00Z').success).toBe(true)
  expect(Moment.safeParse('0000-11-16T10:00:00Z').success).toBe(false)
  expect(Moment.safeParse('0999-11-16T10:00:00Z').success).toBe(false)
  // JavaScript can't parse the database's notation of this day.
  expect(new Date('0031-12-31 23:59:59+00').getTime()).toBeNaN()
  expect(Moment.safeParse('0031-12-31T23:59:59Z').success).toBe(false)
  expect(Moment.safeParse('1000-01-01T00:00:00Z').success).toBe(true)
  expect(Day.safeParse('2026-11-16').success).toBe(true)
  expect(Day.safeParse('0000-11-16').success).toBe(false)
  expect(Day.safeParse('0999-12-31').success).toBe(false)
  expect(Day.safeParse('1000-01-01').success).toBe(true)
  expect(Day.safeParse('0099-12-31').success).toBe(false)
})

test('atMost limits the number of keys of an object', () => {
  const Few = atMost(2, z.record(z.string(), wholeNumber()))
  expect(Few.safeParse({ a: 1, b: 2 }).success).toBe(true)
  expect(Few.safeParse({ a: 1, b: 2, c: 3 }).success).toBe(false)
})
