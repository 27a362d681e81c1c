import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

/** The kinds of content that editors keep. */
export const contentKinds = ['course', 'lesson', 'exercise', 'hint', 'word', 'popup'] as const

/** What editors have changed, the latest first. `_id` is the row that was changed. */
export const historyList = /* @__PURE__ */ describeList({
  filters: { kind: { kind: 'choice', values: contentKinds }, _id: { kind: 'id' } },
  sort: ['createdAt'],
  order: 'createdAt:desc',
  sizes: [20, 50],
})

/** Everything that editors keep, and what became of it. */
export const allContent = ['courses', 'lessons', 'exercises', 'hints', 'words', 'popups', 'history'] as const

export const historyEndpoints = {
  listHistory: { call: 'GET /history', shows: ['history'], list: historyList },
  goBackInHistory: { call: 'POST /history/:id/go-back', touches: allContent },
} as const satisfies Endpoints
