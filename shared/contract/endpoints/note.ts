import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

/**
 * A learner's notes, newest first; `tags` is a tag of their sentences, or of the lessons and courses that contain
 * these. `$search` matches escapePattern, in lower case, in note and sentence (C29).
 */
export const noteList = describeList({
  filters: {
    $search: { kind: 'text' },
    exerciseId: { kind: 'id' },
    lessonId: { kind: 'id' },
    isFavourite: { kind: 'flag' },
    tags: { kind: 'text' },
  },
  sort: ['createdAt', 'updatedAt'],
  order: 'createdAt:desc',
  sizes: [50, 100],
})

export const noteEndpoints = {
  listUserNotes: { call: 'GET /user-note', shows: ['notes'], list: noteList },
  getLessonsWithNotes: { call: 'GET /user-note/get-lessons-with-notes', shows: ['notes'] },
  exportUserNotes: { call: 'GET /user-note/export', inStore: true, answers: 'bytes' },
  createUserNote: { call: 'POST /user-note', touches: ['notes'] },
  updateUserNote: { call: 'PATCH /user-note/:id', touches: ['notes'] },
  deleteUserNote: { call: 'DELETE /user-note/:id', touches: ['notes'] },
} as const satisfies Endpoints
