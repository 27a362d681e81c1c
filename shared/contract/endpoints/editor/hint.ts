import { hintKind } from '../../content-kinds/hint'
import { listOfKind } from '../../content-kinds/list'
import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** The panel's list of hints (A-HINT-01, A-HINT-03). */
export const hintList = /* @__PURE__ */ describeList({
  .../* @__PURE__ */ listOfKind(hintKind),
  order: 'createdAt:desc',
  sizes: [10, 25, 50, 100],
})

/** Hints for editors; learners receive those of a lesson. */
export const hintEndpoints = {
  listHints: { call: 'GET /hint', shows: ['hints', 'exercises'], list: hintList },
  createHint: { call: 'POST /hint', touches: ['hints'] },
  updateHint: { call: 'PUT /hint/:id', touches: ['hints'] },
  deleteHint: { call: 'DELETE /hint/:id', touches: ['hints', 'exercises'] },
} as const satisfies Endpoints
