import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import { z } from 'zod'
import { serializerOf } from './schemas'

const Everything = z.object({
  text: z.string(),
  moment: z.iso.datetime(),
  whole: z.number().int(),
  part: z.number(),
  flag: z.boolean(),
  choice: z.enum(['a', 'b']),
  nothing: z.string().nullable(),
  inner: z.object({ list: z.array(z.number()) }).nullable(),
  left: z.string().optional(),
  byName: z.record(z.string(), z.object({ count: z.number() })),
  any: z.unknown(),
  either: z.union([z.object({ kind: z.literal('x'), x: z.number() }), z.object({ kind: z.literal('y') })]),
})

const value = {
  text: 'Zażółć "gęślą" \\ \u2028 </script> \u0001 😀',
  moment: '2026-11-16T10:00:00.000Z',
  whole: 3,
  part: 0.5,
  flag: false,
  choice: 'b',
  nothing: null,
  inner: { list: [1, 2] },
  byName: { 'a b': { count: 1 } },
  any: { deep: [null, 'x'] },
  either: { kind: 'x', x: 1 },
}

test('serializes every kind of value like JSON.stringify', () => {
  const serialize = serializerOf(Everything)
  expect(JSON.parse(serialize(value))).toEqual(value)
  expect(JSON.parse(serialize({ ...value, inner: null, left: 'there' }))).toEqual({
    ...value,
    inner: null,
    left: 'there',
  })
  expect(serialize({ ...value, left: undefined })).not.toContain('left')
})

test('omits fields that the schema does not name', () => {
  const serialize = serializerOf(z.object({ shown: z.string(), list: z.array(z.object({ id: z.string() })) }))
  const text = serialize({ shown: 'yes', secret: 'no', list: [{ id: '1', secret: 'no' }] })
  expect(JSON.parse(text)).toEqual({ shown: 'yes', list: [{ id: '1' }] })
})

test('escapes text that looks like the end of a string', () => {
  const serialize = serializerOf(z.object({ moment: z.iso.datetime() }))
  expect(JSON.parse(serialize({ moment: '","admin":true,"x":"' }))).toEqual({
    moment: '","admin":true,"x":"',
  })
})

test('serializes lists and primitive values', () => {
  expect(serializerOf(z.array(z.string()))(['a', 'b'])).toBe('["a","b"]')
  expect(serializerOf(z.unknown())({ a: 1 })).toBe('{"a":1}')
})

test('compiles a serializer for every response in the contract', () => {
  for (const { answer } of Object.values<CallSchema>(calls)) {
    if (answer) expect(serializerOf(answer)).toBeInstanceOf(Function)
  }
})
