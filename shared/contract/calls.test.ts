import { calls } from './calls'
import { type EndpointName, endpoints } from './endpoints'

const names = Object.keys(endpoints) as EndpointName[]
const split = (name: EndpointName) => endpoints[name].split(' ') as [string, string]

test('every call has its shapes, and no shapes lie about without a call', () => {
  expect(Object.keys(calls).sort()).toEqual([...names].sort())
})

test('no two calls share a method and a path', () => {
  expect(new Set(Object.values(endpoints)).size).toBe(names.length)
})

test.each(names)('the parameters of %s are those of its path', (name) => {
  const [, path] = split(name)
  const call = calls[name]
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1])
  expect('params' in call ? Object.keys(call.params.shape).sort() : []).toEqual(inPath.sort())
})

test.each(names)('%s has a body only if it writes', (name) => {
  const [method] = split(name)
  expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method)
  if (method === 'GET') expect(calls[name]).not.toHaveProperty('body')
})
