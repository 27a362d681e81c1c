import type { Event } from '@sentry/react'

/** Share of page views that are traced (P-BUILD-02). */
export const TRACES_SAMPLE_RATE = 1
/** Share of sessions that are replayed, with consent (P-BUILD-03). */
export const REPLAYS_SESSION_SAMPLE_RATE = 0.1
/** Share of sessions with an error that are replayed, with consent (P-BUILD-04). */
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1
/** Share of sessions that are recorded for analytics, in percent, with consent (P-BUILD-05, C72). */
const ANALYTICS_RECORDING_PERCENT = 5

/** Share of fully recorded sessions that also count for analytics, 0 to 1. */
const SHARE = ANALYTICS_RECORDING_PERCENT / 100 / REPLAYS_SESSION_SAMPLE_RATE

/** Maps the first digits of a recording id to [0, 1), identical for the whole session. */
const sampleOf = (replayId: string): number => Number.parseInt(replayId.slice(0, 8), 16) / 2 ** 32

/** Properties of recording events; other events lack them. */
type Recording = Event & { replay_id?: unknown; replay_type?: unknown }

/**
 * Marks recordings for analytics: 5 in 100 consenting sessions (P-BUILD-05, C72). Only fully recorded sessions count;
 * one recorded because of an error isn't representative.
 */
export function markForAnalytics(event: Recording): Event {
  const { type, replay_id: id, replay_type: kind, tags } = event
  const isWhole = type === 'replay_event' && kind === 'session' && typeof id === 'string'
  return isWhole && sampleOf(id) < SHARE ? { ...event, tags: { ...tags, recording: 'analytics' } } : event
}
