import type { Endpoints } from '../../endpoint'

/** The kinds of content that are parts of lessons. */
export const kindsInLessons = ['exercise', 'word', 'hint'] as const
export type KindInLessons = (typeof kindsInLessons)[number]

/** Finding content: the panel's search, and where a row is used. */
export const searchEndpoints = {
  searchContent: { call: 'GET /content-search', shows: ['contentSearch'] },
  getLessonsUsing: {
    call: 'GET /content-use/:kind/:id/lessons',
    shows: ['lessons', 'exercises', 'courses'],
  },
} as const satisfies Endpoints
