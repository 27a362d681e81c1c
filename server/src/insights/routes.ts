import type { Api } from '../http/api'
import { staffOnly } from '../http/policy'
import {
  activityInsights,
  answerInsights,
  lessonInsights,
  revenueInsights,
  signupInsights,
  trialInsights,
} from './service'

const operatorOnly = staffOnly('operator')

/** Product analytics for operators, from rollups without personal data. */
export function insightRoutes(api: Api): void {
  api.route('getSignupInsights', operatorOnly, (call) => signupInsights(call, call.query))
  api.route('getTrialInsights', operatorOnly, (call) => trialInsights(call, call.query))
  api.route('getRevenueInsights', operatorOnly, (call) => revenueInsights(call, call.query))
  api.route('getLessonInsights', operatorOnly, (call) => lessonInsights(call, call.query))
  api.route('getAnswerInsights', operatorOnly, (call) => answerInsights(call, call.query))
  api.route('getActivityInsights', operatorOnly, (call) => activityInsights(call, call.query))
}
