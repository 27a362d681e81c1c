import type { Federation } from '@mowka/shell/src/remotes/federation'
import { RemoteError } from '@mowka/shell/src/remotes/remote-error'

/** Entry points of remotes (`./pages`, `./widgets`) and the import of each. */
export type Faces = Record<string, Record<string, () => Promise<unknown>>>

/** Replaces the shell's federation in builds that know the remotes. */
export const federationOf = (faces: Faces) => (): Federation => ({
  load: (remote, release, expose) =>
    faces[remote]?.[expose]?.() ??
    Promise.reject(
      new RemoteError('contract', remote, release.version, null, `Nothing exposed as ${expose}`),
    ),
  classify: async (error, remote, release) =>
    new RemoteError('evaluation', remote, release.version, null, error),
})
