import type { ListDescription } from './list'
import type { Tag } from './tags'

type Path = `/${string}`

/** Format of a response other than JSON. Its MIME types are in the schema (`gives`). */
type Travels = { answers?: 'bytes' | 'stream' }

/** A read that may be repeated at any time, for `useReads`. A paged read has its list description. */
export type RepeatableRead = Travels & {
  call: `GET ${Path}`
  shows: readonly [Tag, ...Tag[]]
  list?: ListDescription
  /**
   * The device caches the last response, so that the page renders immediately while it is revalidated. For content of
   * first pages, and never for data that must be current.
   */
  kept?: true
}

/** A read with side effects, or one whose response belongs to a store: `callApi` only, never cached. */
export type StoreRead = Travels & { call: `GET ${Path}`; inStore: true }

/** A write and the tags that it affects. An empty list is intentional, too. */
export type Write = Travels & {
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${Path}`
  touches: readonly Tag[]
}

/** A call from the browser's point of view: `METHOD /path` below `/api`, and its tags. */
export type Endpoint = RepeatableRead | StoreRead | Write

/** The calls of one domain by name, a verb with the noun of the response. */
export type Endpoints = Record<string, Endpoint>

/** Splits `GET /course/:id` into method, path and the names of path parameters. */
export function splitCall(call: string): { method: string; path: string; params: string[] } {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '') }
}

/** Fills a path's parameters, encoded; `rest` has the other arguments. */
export function fillCall(
  call: string,
  args: Readonly<Record<string, unknown>>,
): { method: string; path: string; rest: Record<string, unknown> } {
  const { method, path, params } = splitCall(call)
  return {
    method,
    path: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(args[key]))),
    rest: Object.fromEntries(Object.entries(args).filter(([key]) => !params.includes(key))),
  }
}
