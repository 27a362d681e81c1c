import { libraryPayload } from '@mowka/content/payload'
import type { ImportCounts } from '@mowka/shared/contract/schemas/content'
import { librarySource, starterLibrary } from './library-source'
import { request } from './platform-client'
import { signIn } from './sign-in'

/** The plans of the starter library and nothing else, as the import takes them: a shop without lessons. */
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

/**
 * Sends a library to a platform, as an admin: the starter library, or a folder, a `.zip`, a `.csv`. What editors
 * changed in the panel stays.
 */
export async function importContent(url: string, source?: string): Promise<ImportCounts> {
  const payload = libraryPayload(source ? await librarySource(source) : starterLibrary())
  const token = await signIn(url, 'admin@mowka.test')
  return request('POST', `${url}/api/admin/content`, token, payload)
}
