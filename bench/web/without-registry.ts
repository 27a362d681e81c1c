import type { Federation } from '@mowka/shell/src/remotes/federation'
import { RemoteError } from '@mowka/shell/src/remotes/remote-error'

/** The faces of remotes (`./pages`, `./widgets`) and how a build loads each. */
export type Faces = Record<string, Record<string, () => Promise<unknown>>>

/** Stands in for the shell's federation where the build itself knows the remotes. */
export const federationOf = (faces: Faces) => (): Federation => ({
  load: (remote, release, expose) =>
    faces[remote]?.[expose]?.() ??
    Promise.reject(
      new RemoteError('contract', remote, release.version, null, `Nothing exposed as ${expose}`),
    ),
  classify: async (error, remote, release) =>
    new RemoteError('evaluation', remote, release.version, null, error),
})
