import { splitCall } from '@mowka/contract/endpoint'
import { endpoints, type ReadName } from '@mowka/contract/endpoints'
import type { FirstRead } from '@mowka/contract/schemas/release'

/**
 * The first reads of a remote's pages, with the route parameters for their paths: `{ courseDetails: {
 * getAvailableCourse: { id: 'courseId' } } }`. For signed-in users, the HTML page sends these requests while the code
 * loads. Only reads whose arguments are all in the address.
 */
export type FirstReads<Page extends string = string> = {
  readonly [Name in Page]?: { readonly [Read in ReadName]?: Readonly<Record<string, string>> }
}

type Params = Readonly<Record<string, string>>
type Reads = Readonly<Record<string, Params | undefined>>

/** Returns the first reads for a release, with their paths: the server may know another version of the contract. */
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
