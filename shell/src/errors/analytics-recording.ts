import type { Event } from '@sentry/react'
import { ANALYTICS_RECORDING_PERCENT, REPLAYS_SESSION_SAMPLE_RATE } from './sampling'

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
