import { failureKinds } from '@mowka/domain/browser/remote-overrides'
import { z } from 'zod'
import { type CallSchema, raw } from '../call-schema'
import { atMost, text, wholeNumber } from './common'
import { ReleaseName, Version } from './release'

/**
 * Permission of a page for overrides. `none`: no overrides. `allowed`: this browser may set some. `active`: it has
 * some, so the page is the development shell and may load from development servers of this machine.
 */
export const OverrideState = z.enum(['none', 'allowed', 'active'])
export type OverrideState = z.infer<typeof OverrideState>

/** The fields of a release that the page needs for loading it. */
export const LoadableRelease = z.object({
  version: Version,
  entry: z.string(),
  /** Integrity by file name. */
  integrity: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  widgets: z.record(z.string(), z.array(z.string())),
  texts: z.record(z.string(), z.array(z.string())),
  needs: z.record(z.string(), z.array(z.string())).default({}),
  /** Whether the files except the entry are left out, as in a page of another remote; the registry has them. */
  isPartial: z.boolean().optional(),
})
export type LoadableRelease = z.infer<typeof LoadableRelease>

/** The releases of a remote that a browser may load. */
export const RegistryEntry = z.object({
  live: LoadableRelease,
  fallback: LoadableRelease.nullable(),
  canary: LoadableRelease.extend({ percent: wholeNumber(0, 100) }).nullable(),
  salt: z.string(),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/**
 * A read that the page sends before its code is loaded: a path below `/api`, and the arguments by the call's own
 * names.
 */
export const BegunRead = z.object({
  name: z.string(),
  path: z.string(),
  args: z.record(z.string(), z.string()),
})
export type BegunRead = z.infer<typeof BegunRead>

/** The registry embedded in the page: release entries by remote. */
export const Registry = z.record(z.string(), RegistryEntry)
export type Registry = z.infer<typeof Registry>

/** Runtime configuration of the page; builds contain nothing specific to an environment. */
export const RuntimeConfig = z.object({
  auth: z.object({
    /** Origin of the identity provider, without a trailing slash. */
    domain: z.string(),
    clientId: z.string(),
    audience: z.string(),
    rolesClaim: z.string(),
  }),
  sentryDsn: z.string().nullable(),
  interfaceLang: z.string(),
  siteUrl: z.string(),
  helpUrl: z.string(),
  contactUrl: z.string(),
  /** URL for resending the confirmation email, or `null`. */
  confirmationUrl: z.string().nullable(),
  shellVersion: z.string(),
  /** Whether API calls send a `traceparent` header. */
  isTraced: z.boolean(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

/** Response of `GET /api/platform/registry`: the shell's live version and the entries of the remotes. */
export const PlatformRegistry = z.object({
  shell: Version.nullable(),
  /** Integrity of the shell's files by name. */
  shellFiles: z.record(z.string(), z.string()),
  registry: Registry,
})
export type PlatformRegistry = z.infer<typeof PlatformRegistry>

/** The reason why a remote can't be displayed. */
export const FailureKind = z.enum(failureKinds)
export type FailureKind = z.infer<typeof FailureKind>

/** A successfully loaded release: the body of `POST /api/platform/loads`. */
export const LoadReport = z.object({ name: ReleaseName, version: Version })
export type LoadReport = z.infer<typeof LoadReport>

/** A release that failed in a browser: the body of `POST /api/platform/failures`. */
export const FailureReport = LoadReport.extend({ kind: FailureKind })
export type FailureReport = z.infer<typeof FailureReport>

export const platformCalls = {
  getRegistry: { answer: PlatformRegistry },
  reportFailure: { body: FailureReport },
  reportLoad: { body: LoadReport },
  /** Allows this browser to load remotes from its own machine, for eight hours. */
  allowOverrides: {},
  forbidOverrides: {},
  reportCsp: {
    body: z.string().max(16 * 1024),
    takes: raw('application/csp-report', 'application/reports+json'),
  },
} satisfies Record<string, CallSchema>

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
