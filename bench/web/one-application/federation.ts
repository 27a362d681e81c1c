import { federationOf } from '../without-registry'

/** The product without federation: all remotes are part of it, and each page is its own chunk. */
export const createFederation = federationOf({
  admin: { './pages': () => import('@mowka/mf-admin/src/pages') },
  commerce: {
    './pages': () => import('@mowka/mf-commerce/src/pages'),
    './widgets': () => import('@mowka/mf-commerce/src/widgets'),
  },
  company: { './pages': () => import('@mowka/mf-company/src/pages') },
  learning: {
    './pages': () => import('@mowka/mf-learning/src/pages'),
    './widgets': () => import('@mowka/mf-learning/src/widgets'),
  },
  trainers: { './pages': () => import('@mowka/mf-trainers/src/pages') },
  vocabulary: { './pages': () => import('@mowka/mf-vocabulary/src/pages') },
})
