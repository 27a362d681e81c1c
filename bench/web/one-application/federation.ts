import type { Federation } from '@mowka/shell/src/remotes/federation'
import { RemoteError } from '@mowka/shell/src/remotes/remote-error'

/** The faces of all remotes, as parts of the same application: each page is a chunk of its own. */
const faces: Record<string, Record<string, () => Promise<unknown>>> = {
  admin: { './pages': () => import('@mowka/mf-admin/src/pages') },
  commerce: { './pages': () => import('@mowka/mf-commerce/src/pages') },
  company: { './pages': () => import('@mowka/mf-company/src/pages') },
  learning: {
    './pages': () => import('@mowka/mf-learning/src/pages'),
    './widgets': () => import('@mowka/mf-learning/src/widgets'),
  },
  trainers: { './pages': () => import('@mowka/mf-trainers/src/pages') },
  vocabulary: { './pages': () => import('@mowka/mf-vocabulary/src/pages') },
}

/** Stands in for the shell's federation: the same product without one. */
export const createFederation = (): Federation => ({
  load: (remote, release, expose) =>
    faces[remote]?.[expose]?.() ??
    Promise.reject(
      new RemoteError('contract', remote, release.version, null, `Nothing exposed as ${expose}`),
    ),
  classify: async (error, remote, release) =>
    new RemoteError('evaluation', remote, release.version, null, error),
})
