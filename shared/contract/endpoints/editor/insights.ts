import type { Endpoints } from '../../endpoint'

/** Lengths of the period in weeks: a month, a quarter, half a year, a year. */
export const insightPeriods = ['4', '13', '26', '52'] as const

/** Product analytics. Each chart of the page has its own call, so that one failure hides one chart. */
export const insightEndpoints = {
  getSignupInsights: { call: 'GET /admin/insights/signups', shows: ['statistics'] },
  getTrialInsights: { call: 'GET /admin/insights/trials', shows: ['statistics'] },
  getRevenueInsights: { call: 'GET /admin/insights/revenue', shows: ['statistics'] },
  getLessonInsights: { call: 'GET /admin/insights/lessons', shows: ['statistics'] },
  getAnswerInsights: { call: 'GET /admin/insights/answers', shows: ['statistics'] },
  getActivityInsights: { call: 'GET /admin/insights/activity', shows: ['statistics'] },
} as const satisfies Endpoints
