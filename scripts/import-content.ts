import path from 'node:path'
import { loadLibrary } from '@mowka/content/load'
import { libraryPayload } from '@mowka/content/payload'
import { root } from './packages'
import { request } from './platform-client'
import { signIn } from './sign-in'

/** Where the starter library is. */
export const contentDir = path.join(root, 'content/content')

/** Sends the starter library to a platform, as an admin. What editors changed in the panel stays. */
export async function importContent(url: string): Promise<void> {
  const token = await signIn(url, 'admin@mowka.test')
  await request('POST', `${url}/api/admin/content`, token, libraryPayload(loadLibrary(contentDir)))
}
