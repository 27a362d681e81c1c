import { allEndpoints, type CallName } from './all-endpoints'
import type { CallSchema } from './call-schema'
import { calls } from './calls'
import { type Endpoint, splitCall } from './endpoint'
import { tags } from './tags'

const names = Object.keys(allEndpoints) as CallName[]
const endpointOf = (name: CallName): Endpoint => allEndpoints[name]
const schemaOf = (name: CallName): CallSchema => calls[name]

test('every endpoint has schemas, and every schema has an endpoint', () => {
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

test.each(names)('%s has a body only if it writes, and declares tags', (name) => {
  const endpoint = endpointOf(name)
  const { method } = splitCall(endpoint.call)
  if (method === 'GET') expect(schemaOf(name)).not.toHaveProperty('body')
  expect(method === 'GET').toBe(!('touches' in endpoint))
  const named = 'shows' in endpoint ? endpoint.shows : 'touches' in endpoint ? endpoint.touches : []
  for (const tag of named) expect(tags).toContain(tag)
  expect(new Set(named).size).toBe(named.length)
})

test.each(names)('the response of %s is sent as its schema declares', (name) => {
  const { answer, gives, success } = schemaOf(name)
  expect(endpointOf(name).answers).toBe(gives?.kind)
  if (gives) expect(answer).toBeUndefined()
  if (success === 204) expect(answer ?? gives).toBeUndefined()
})

test('a raw body declares its types, and a multipart body its files', () => {
  for (const name of names) {
    const { takes, body } = schemaOf(name)
    if (!takes) continue
    expect(body).toBeDefined()
    if (takes.kind === 'raw') expect(takes.types.length).toBeGreaterThan(0)
  }
})
