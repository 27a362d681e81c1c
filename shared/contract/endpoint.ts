import type { ListDescription } from './list'
import type { Tag } from './tags'

type Path = `/${string}`

/** How an answer travels when it is not JSON. Its mime types are in the schema (`gives`). */
type Travels = { answers?: 'bytes' | 'stream' }

/**
 * A read that can be repeated at any time: views read it with `useReads`. One that gives a list page by page names the
 * list.
 */
export type RepeatableRead = Travels & {
  call: `GET ${Path}`
  shows: readonly [Tag, ...Tag[]]
  list?: ListDescription
  /**
   * The device keeps the last answer, so that the page is drawn at once while it is read again. For what people see
   * first, and nothing that must be right before it is acted on.
   */
  kept?: true
}

/** A read that advances something, or whose answer a store owns: `callApi` only, never cached. */
export type StoreRead = Travels & { call: `GET ${Path}`; inStore: true }

/** A write and what it touches. An empty list is a decision too. */
export type Write = Travels & {
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${Path}`
  touches: readonly Tag[]
}

/** One call as the browser knows it: `METHOD /path` below `/api`, and what it shows or touches. */
export type Endpoint = RepeatableRead | StoreRead | Write

/** The calls of one domain by name. Names: verb and noun of the answer. */
export type Endpoints = Record<string, Endpoint>

/** Splits `GET /course/:id` into its method, its path and the names of the path's parameters. */
export function splitCall(call: string): { method: string; path: string; params: string[] } {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '') }
}

/** Puts values into the parameters of a path, encoded; `rest` are the arguments that the path does not take. */
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
