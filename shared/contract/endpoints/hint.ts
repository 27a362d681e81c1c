import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

/** The panel's list of hints (A-HINT-01, A-HINT-03). */
export const hintList = /* @__PURE__ */ describeList({
  filters: {
    $search: { kind: 'text' },
    sourceLang: { kind: 'lang', first: 'PL' },
    targetLang: { kind: 'lang', first: 'ENG' },
    _id: { kind: 'id' },
    active: { kind: 'flag' },
  },
  sort: ['createdAt', 'isFullScreen', 'active'],
  order: 'createdAt:desc',
  sizes: [10, 25, 50, 100],
})

/** Hints as editors keep them; learners get those of a lesson. */
export const hintEndpoints = {
  listHints: { call: 'GET /hint', shows: ['hints', 'exercises'], list: hintList },
  createHint: { call: 'POST /hint', touches: ['hints'] },
  updateHint: { call: 'PUT /hint/:id', touches: ['hints'] },
  deleteHint: { call: 'DELETE /hint/:id', touches: ['hints', 'exercises'] },
} as const satisfies Endpoints
