import { federationOf } from '../without-registry'

/** Remotes by name in the bundler's own federation: `import()` of a name configured in the build. */
export const createFederation = federationOf({
  admin: { './pages': () => import('admin/pages') },
  commerce: { './pages': () => import('commerce/pages'), './widgets': () => import('commerce/widgets') },
  company: { './pages': () => import('company/pages') },
  learning: { './pages': () => import('learning/pages'), './widgets': () => import('learning/widgets') },
  trainers: { './pages': () => import('trainers/pages') },
  vocabulary: { './pages': () => import('vocabulary/pages') },
})
