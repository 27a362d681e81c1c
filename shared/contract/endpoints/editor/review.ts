import type { Endpoints } from '../../endpoint'

/** The review of courses and lessons, with comments on fields of all content in them. */
export const reviewEndpoints = {
  changeReview: { call: 'PUT /review/:kind/:id', touches: ['courses', 'lessons', 'history'] },
  getReviewComments: { call: 'GET /review/:kind/:id/comments', shows: ['reviewComments', 'lessons'] },
  listOpenComments: {
    call: 'GET /review/:kind/:id/open-comments',
    shows: ['reviewComments', 'courses', 'lessons', 'exercises', 'words', 'hints'],
  },
  addReviewComment: { call: 'POST /review/:kind/:id/comments', touches: ['reviewComments'] },
  resolveReviewComment: { call: 'PUT /review/comments/:commentId', touches: ['reviewComments'] },
} as const satisfies Endpoints
