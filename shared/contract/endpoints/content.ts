import type { Endpoints } from '../endpoint'

/** Import and export of the library, called by a command. */
export const contentEndpoints = {
  exportContent: { call: 'GET /admin/content', inStore: true },
  importContent: {
    call: 'POST /admin/content',
    touches: ['access', 'courses', 'lessons', 'exercises', 'hints', 'words', 'plans', 'popups', 'company'],
  },
} as const satisfies Endpoints
