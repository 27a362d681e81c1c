import type { Federation } from '@mowka/shell/src/remotes/federation'
import { RemoteError } from '@mowka/shell/src/remotes/remote-error'

/** Remotes by name as the bundler's federation knows them: `import()` of a name that the build was told. */
const faces: Record<string, Record<string, () => Promise<unknown>>> = {
  admin: { './pages': () => import('admin/pages') },
  commerce: { './pages': () => import('commerce/pages') },
  company: { './pages': () => import('company/pages') },
  learning: { './pages': () => import('learning/pages'), './widgets': () => import('learning/widgets') },
  trainers: { './pages': () => import('trainers/pages') },
  vocabulary: { './pages': () => import('vocabulary/pages') },
}

/** Stands in for the shell's federation: remotes that are named in the build, loaded as the bundler does it. */
export const createFederation = (): Federation => ({
  load: (remote, release, expose) =>
    faces[remote]?.[expose]?.() ??
    Promise.reject(
      new RemoteError('contract', remote, release.version, null, `Nothing exposed as ${expose}`),
    ),
  classify: async (error, remote, release) =>
    new RemoteError('evaluation', remote, release.version, null, error),
})
