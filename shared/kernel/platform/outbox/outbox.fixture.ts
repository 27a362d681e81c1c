import { localKeys } from '@mowka/domain/browser/storage-keys'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { authorize } from '../http'
import { replaceTransport } from '../http-client'
import { type Platform, providePlatform } from '../platform'
import type { Alone } from './alone'
import { Outbox, type OutboxRules } from './outbox'
import type { OutboxCall } from './outbox-call'

/** Builds a call. */
export const call = (id: string, change: Partial<OutboxCall> = {}): OutboxCall => ({
  id,
  method: 'POST',
  path: '/progress',
  body: { eventId: id },
  touches: ['progress'],
  ...change,
})

/** Status of a fake response, or 0 for a network failure. */
type Answer = number | Promise<number>

/** A network that responds with the result of `answer` and records the ids that arrived. */
export class FakeNetwork {
  arrived: string[] = []
  answer: (id: string) => Answer = () => 200
  /** Response body. */
  body: unknown = {}

  constructor() {
    authorize({ token: async () => null, onUnauthorized: () => {} })
    replaceTransport(async (config: InternalAxiosRequestConfig) => {
      const { eventId } = JSON.parse(String(config.data)) as { eventId: string }
      this.arrived.push(eventId)
      const status = await this.answer(eventId)
      if (status === 0) throw new AxiosError('Network Error', 'ERR_NETWORK', config)
      const response: AxiosResponse = { config, status, statusText: '', headers: {}, data: this.body }
      if (status >= 400) throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response)
      return response
    })
  }
}

/** A lock shared by all tabs of a fake browser. */
export function sharedLock(): Alone {
  let last: Promise<unknown> = Promise.resolve()
  return (_name, act) => {
    const turn = last.then(act)
    last = turn.catch(() => {})
    return turn
  }
}

/** State of a fake browser: the user, their access, the network, and the delays of its tabs. */
export type FakeWorld = {
  person: string
  access: string
  isOnline: boolean
  alone: Alone
  waited: number[]
}
export const fakeWorld = (change: Partial<FakeWorld> = {}): FakeWorld => ({
  person: 'u1',
  access: 'none',
  isOnline: true,
  alone: sharedLock(),
  waited: [],
  ...change,
})

const rules = {
  certain: {
    name: 'learning',
    keyOf: localKeys.unsentProgress,
    delivery: 'certain',
    most: Number.POSITIVE_INFINITY,
    gatherFor: 0,
  },
  light: {
    name: 'statistics',
    keyOf: localKeys.unsentTracking,
    delivery: 'light',
    most: 3,
    gatherFor: 2_000,
  },
} satisfies Record<OutboxRules['delivery'], OutboxRules>

/** The outbox of a newly opened tab. */
export const openTab = (world: FakeWorld, delivery: OutboxRules['delivery'] = 'certain'): Outbox =>
  new Outbox(rules[delivery], {
    person: () => world.person,
    access: () => world.access,
    isOnline: () => world.isOnline,
    alone: world.alone,
    wait: async (milliseconds) => void world.waited.push(milliseconds),
  })

/** Sorted ids of the stored calls of all users. */
export const stored = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('unsent'))
    .map((key) => key.split('.').at(-1) ?? '')
    .sort()

/** A platform that records messages. */
export function fakeWords() {
  const words = { notify: jest.fn(), reportError: jest.fn() }
  providePlatform(words as unknown as Platform)
  return words
}
