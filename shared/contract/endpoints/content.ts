import type { Endpoints } from '../endpoint'

/** The import of the starter library; a command calls it. */
export const contentEndpoints = {
  importContent: {
    call: 'POST /admin/content',
    touches: ['access', 'courses', 'lessons', 'exercises', 'hints', 'words', 'plans', 'popups', 'company'],
  },
} as const satisfies Endpoints
