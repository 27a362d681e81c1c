import type { Library } from '@mowka/content/library'
import { libraryPayload } from '@mowka/content/payload'
import type { ImportCounts } from '@mowka/contract/schemas/editor/content'
import { request } from '../platform/platform-client'
import { signIn } from '../platform/sign-in'
import { starterLibrary } from './library-source'

/** Returns an import with only the plans of the starter library: a shop without lessons. */
export function plansPayload() {
  const library = starterLibrary()
  return libraryPayload({
    ...library,
    courses: [],
    levelingTests: [],
    wordsOfTheDay: [],
    popups: [],
    demo: { ...library.demo, companies: [] },
  })
}

/** Sends a library to a platform as an admin. Changes made in the panel are preserved. */
export async function importContent(url: string, library: Library): Promise<ImportCounts> {
  const token = await signIn(url, 'admin@mowka.test')
  return request('POST', `${url}/api/admin/content`, token, libraryPayload(library))
}
