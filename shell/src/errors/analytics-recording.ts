import type { Event } from '@sentry/react'
import { ANALYTICS_RECORDING_PERCENT, REPLAYS_SESSION_SAMPLE_RATE } from './sampling'

/** Of the sessions that are recorded from their beginning, the share that is for analytics too; 0 to 1. */
const SHARE = ANALYTICS_RECORDING_PERCENT / 100 / REPLAYS_SESSION_SAMPLE_RATE

/** The number behind the first digits of a recording's id, from 0 up to 1: the same for the whole session. */
const lotOf = (replayId: string): number => Number.parseInt(replayId.slice(0, 8), 16) / 2 ** 32

/** What a recording says of itself; other events do not. */
type Recording = Event & { replay_id?: unknown; replay_type?: unknown }

/**
 * Marks the recordings that are for analytics: 5 in 100 sessions of people who agreed (P-BUILD-05, C72). Only sessions
 * that are recorded whole count. One that is kept because of an error says nothing about how people usually work.
 */
export function markForAnalytics(event: Recording): Event {
  const { type, replay_id: id, replay_type: kind, tags } = event
  const isWhole = type === 'replay_event' && kind === 'session' && typeof id === 'string'
  return isWhole && lotOf(id) < SHARE ? { ...event, tags: { ...tags, recording: 'analytics' } } : event
}
