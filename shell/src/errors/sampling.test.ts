import { markForAnalytics } from './sampling'

const REPLAYS_SESSION_SAMPLE_RATE = 0.1

const SESSIONS = 1_000
/** Evenly distributed ids, like random ones. */
const ids = Array.from({ length: SESSIONS }, (_, at) =>
  Math.floor((at / SESSIONS) * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
    .padEnd(32, '7'),
)
const recording = (id: string, kind = 'session') =>
  ({ type: 'replay_event', replay_id: id, replay_type: kind, tags: { remote: 'learning' } }) as const
const isMarked = (event: object) => markForAnalytics(event).tags?.recording === 'analytics'

test('5 in 100 sessions are recorded for analytics (P-BUILD-05, C72)', () => {
  const marked = ids.filter((id) => isMarked(recording(id)))
  expect((marked.length / SESSIONS) * REPLAYS_SESSION_SAMPLE_RATE).toBeCloseTo(0.05)
})

test('all events of a session get the same mark and preserve their other tags (P-BUILD-05)', () => {
  const event = recording('0000000177777777')
  expect(markForAnalytics(event)).toEqual({ ...event, tags: { remote: 'learning', recording: 'analytics' } })
  expect(isMarked(event)).toBe(true)
})

test('neither errors nor recordings caused by an error are marked for analytics', () => {
  for (const id of ids) expect(isMarked(recording(id, 'buffer'))).toBe(false)
  expect(isMarked({ message: 'lost', replay_id: '00000001', tags: {} })).toBe(false)
})
