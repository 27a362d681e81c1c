import { allEndpoints, type CallName } from './all-endpoints'
import { calls } from './calls'
import { type Endpoint, splitCall } from './endpoint'
import type { CallSchema } from './schemas/call'
import { tags } from './tags'

const names = Object.keys(allEndpoints) as CallName[]
const endpointOf = (name: CallName): Endpoint => allEndpoints[name]
const schemaOf = (name: CallName): CallSchema => calls[name]

test('every call has its shapes, and no shapes lie about without a call', () => {
  expect(Object.keys(calls).sort()).toEqual([...names].sort())
})

test('no two calls share a method and a path', () => {
  expect(new Set(names.map((name) => endpointOf(name).call)).size).toBe(names.length)
})

test.each(names)('the parameters of %s are those of its path', (name) => {
  expect(Object.keys(schemaOf(name).params?.shape ?? {}).sort()).toEqual(
    splitCall(endpointOf(name).call).params.sort(),
  )
})

test.each(names)('%s has a body only if it writes, and says what it shows or touches', (name) => {
  const endpoint = endpointOf(name)
  const { method } = splitCall(endpoint.call)
  if (method === 'GET') expect(schemaOf(name)).not.toHaveProperty('body')
  expect(method === 'GET').toBe(!('touches' in endpoint))
  const named = 'shows' in endpoint ? endpoint.shows : 'touches' in endpoint ? endpoint.touches : []
  for (const tag of named) expect(tags).toContain(tag)
  expect(new Set(named).size).toBe(named.length)
})

test.each(names)('the answer of %s travels as its schema says', (name) => {
  const { answer, gives, success } = schemaOf(name)
  expect(endpointOf(name).answers).toBe(gives?.kind)
  if (gives) expect(answer).toBeUndefined()
  if (success === 204) expect(answer ?? gives).toBeUndefined()
})

test('a raw body has types, and a body of several parts holds its files', () => {
  for (const name of names) {
    const { takes, body } = schemaOf(name)
    if (!takes) continue
    expect(body).toBeDefined()
    if (takes.kind === 'raw') expect(takes.types.length).toBeGreaterThan(0)
  }
})
