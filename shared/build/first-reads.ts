import { splitCall } from '@mowka/contract/endpoint'
import { endpoints, type ReadName } from '@mowka/contract/endpoints'
import type { FirstRead } from '@mowka/contract/schemas/platform'

/**
 * The reads with which pages of a remote begin, by page, each with the parameters of the route that its path takes:
 * `{ courseDetails: { getAvailableCourse: { id: 'courseId' } } }`. The page that the server makes sends them for
 * someone who is signed in, while the code is on its way. Only reads whose arguments are all in the address.
 */
export type FirstReads<Page extends string = string> = {
  readonly [Name in Page]?: { readonly [Read in ReadName]?: Readonly<Record<string, string>> }
}

type Params = Readonly<Record<string, string>>
type Reads = Readonly<Record<string, Params | undefined>>

/** What a release says of them: the paths too, because the server that makes the page may know other calls. */
export const readsIn = (
  firstReads: Readonly<Record<string, Reads | undefined>>,
): Record<string, FirstRead[]> =>
  Object.fromEntries(
    Object.entries(firstReads).map(([page, reads = {}]) => [page, Object.entries(reads).map(readOf)]),
  )

function readOf([name, params = {}]: [string, Params | undefined]): FirstRead {
  const endpoint = Object.entries(endpoints).find(([each]) => each === name)?.[1]
  if (!endpoint || !('shows' in endpoint)) throw new Error(`No read is called ${name}`)
  const { path, params: taken } = splitCall(endpoint.call)
  if (taken.join() !== Object.keys(params).join())
    throw new Error(`${name} takes ${taken.join(', ') || 'no parameters'}`)
  return { name, path, params }
}
