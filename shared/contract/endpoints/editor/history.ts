import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** Content kinds that editors manage. */
export const contentKinds = ['course', 'lesson', 'exercise', 'hint', 'word', 'popup'] as const

/** Editors' changes, latest first. `_id` is the changed row. */
export const historyList = /* @__PURE__ */ describeList({
  filters: { kind: { kind: 'choice', values: contentKinds }, _id: { kind: 'id' } },
  sort: ['createdAt'],
  order: 'createdAt:desc',
  sizes: [20, 50],
})

/** Tags of all content that editors manage, and of its history. */
export const allContent = ['courses', 'lessons', 'exercises', 'hints', 'words', 'popups', 'history'] as const

export const historyEndpoints = {
  listHistory: { call: 'GET /history', shows: ['history'], list: historyList },
  goBackInHistory: { call: 'POST /history/:id/go-back', touches: allContent },
} as const satisfies Endpoints
