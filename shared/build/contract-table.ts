import { createHash } from 'node:crypto'
import { allEndpoints } from '@mowka/contract/all-endpoints'
import { calls } from '@mowka/contract/calls'
import { routes } from '@mowka/contract/routes'
import { z } from 'zod'

const parts = ['params', 'query', 'body', 'answer'] as const

/** Returns the first eight hex digits of a schema's hash. */
const print = (shape: z.ZodType) =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })))
    .digest('hex')
    .slice(0, 8)

/** Returns one line per call: its name, its path and a hash of each schema. */
export function contractTable(): string[] {
  const shapes: Record<string, { [Part in (typeof parts)[number]]?: z.ZodType }> = calls
  return Object.entries(allEndpoints)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { call }]) => {
      const prints = parts.flatMap((part) => {
        const shape = shapes[name]?.[part]
        return shape ? [`${part} ${print(shape)}`] : []
      })
      return [`${name}: ${call}`, ...prints].join(' · ')
    })
}

/** Returns one line per route: its name and its path. */
export const routeLines = (): string[] =>
  Object.entries(routes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, path]) => `${name}: ${path}`)
