import { z } from 'zod'
import type { CallSchema } from './call'
import { atMost, text } from './common'

/** Product events (P-TRACK-03 to -16; PURCHASE by U20). */
export const TrackingEventName = z.enum([
  'LEVELING_TEST_SKIPPED',
  'LEVELING_TEST_FINISHED',
  'LEVELING_SURVEY_BEGINNER_SELECTED',
  'LEVELING_SURVEY_EXPERIENCED_SELECTED',
  'LEVELING_SURVEY_LEVEL_SELECTED',
  'LEVELING_SURVEY_GO_TO_LEVELING_TEST',
  'MODE_CHANGED_ON_TRAINER',
  'ONBOARDING_SURVEY_COMPLETED',
  'ONBOARDING_SURVEY_SKIPPED',
  'ONBOARDING_SURVEY_ANSWERED',
  'COURSE_SELECTED',
  'COURSE_SELECTED_GO_TO_DETAILS',
  'LESSON_MODE_SELECTED',
  'REPETITION_MODE_SELECTED',
  'USER_REGISTERED',
  'PURCHASE',
])
export type TrackingEventName = z.infer<typeof TrackingEventName>

/** Properties are plain values, never personal data. */
export const TrackingProperties = atMost(
  50,
  z.record(text(60), z.union([text(300), z.number(), z.boolean(), z.null()])),
)
export type TrackingProperties = z.infer<typeof TrackingProperties>

export const trackingCalls = {
  track: { body: z.object({ event: TrackingEventName, properties: TrackingProperties }) },
} satisfies Record<string, CallSchema>
