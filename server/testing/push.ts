import { createECDH, randomBytes } from 'node:crypto'
import type { PushSubscription } from '@mowka/contract/schemas/push'
import { ExternalServiceError } from '../src/outside/external-service-error'
import type { Push } from '../src/outside/push'

/** A message that the push service accepted; its content is not encrypted. */
export type SentPush = {
  endpoint: string
  content: { title: string; body: string; page: string }
  ttl: number
}

/** An in-memory push service. Its endpoints begin with `https://push.test/`. */
export type TestPush = Push & {
  sent: SentPush[]
  /** Sets the response to further messages to an endpoint. */
  answer: (endpoint: string, how: 'accepted' | 'gone' | 'busy' | 'refused') => void
  /** Forgets messages and responses. */
  reset: () => void
}

const statuses = { busy: 429, refused: 403 } as const

const newPublicKey = () => createECDH('prime256v1').generateKeys('base64url')

/** Creates the subscription of a device. */
export const subscription = (device: string): PushSubscription => ({
  endpoint: `https://push.test/${device}`,
  keys: { p256dh: newPublicKey(), auth: randomBytes(16).toString('base64url') },
})

export function testPush(): TestPush {
  const sent: SentPush[] = []
  const answers = new Map<string, 'accepted' | 'gone' | 'busy' | 'refused'>()
  return {
    publicKey: newPublicKey(),
    isKnownService: (endpoint) => endpoint.startsWith('https://push.test/'),
    async send({ endpoint }, { content, ttl }) {
      const answer = answers.get(endpoint) ?? 'accepted'
      if (answer === 'gone') return 'gone'
      if (answer !== 'accepted') {
        const isUnavailable = answer === 'busy'
        throw new ExternalServiceError('push', 'send', { isUnavailable, status: statuses[answer] })
      }
      sent.push({ endpoint, content: JSON.parse(content), ttl })
      return 'accepted'
    },
    sent,
    answer: (endpoint, how) => void answers.set(endpoint, how),
    reset() {
      sent.length = 0
      answers.clear()
    },
  }
}
