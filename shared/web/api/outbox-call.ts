import { fillCall } from '@mowka/contract/endpoint'
import { endpoints, type WriteName } from '@mowka/contract/endpoints'
import type { OutboxCall } from '@mowka/kernel/platform'
import type { CallArguments } from './call-api'

/**
 * Builds an outbox call: `outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))`. `id` is
 * its idempotency key. `said` contains the messages for the user if it is rejected or overruled in their favour.
 */
export function outboxCall<Name extends WriteName>(
  name: Name,
  args: CallArguments<Name>,
  id: string,
  said: Pick<OutboxCall, 'saidWhenRefused' | 'saidWhenOverruled'> = {},
): OutboxCall {
  const { call, touches } = endpoints[name]
  const { method, path, rest } = fillCall(call, args as Record<string, unknown>)
  return { id, method, path, body: rest.body, touches, ...said }
}
