import { localKeys } from '@mowka/domain/storage-keys'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { authorize } from '../http'
import { replaceTransport } from '../http-client'
import { type Platform, providePlatform } from '../platform'
import type { Alone } from './alone'
import { Outbox, type OutboxRules } from './outbox'
import type { OutboxCall } from './outbox-call'

/** A call for tests. */
export const call = (id: string, change: Partial<OutboxCall> = {}): OutboxCall => ({
  id,
  method: 'POST',
  path: '/progress',
  body: { eventId: id },
  touches: ['progress'],
  ...change,
})

/** What a fake network responds with: a status, or 0 for no answer at all. */
type Answer = number | Promise<number>

/** A network that responds with what `answer` says, and remembers which calls arrived. */
export class FakeNetwork {
  arrived: string[] = []
  answer: (id: string) => Answer = () => 200
  /** What the network says besides the status. */
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

/** The one lock that all tabs of a fake browser share. */
export function sharedLock(): Alone {
  let last: Promise<unknown> = Promise.resolve()
  return (_name, act) => {
    const turn = last.then(act)
    last = turn.catch(() => {})
    return turn
  }
}

/** Who uses the fake browser, what they may open, whether there is a network, and how long its tabs waited. */
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

/** The box of a tab that has just been opened. */
export const openTab = (world: FakeWorld, delivery: OutboxRules['delivery'] = 'certain'): Outbox =>
  new Outbox(rules[delivery], {
    person: () => world.person,
    access: () => world.access,
    isOnline: () => world.isOnline,
    alone: world.alone,
    wait: async (milliseconds) => void world.waited.push(milliseconds),
  })

/** The ids of what is stored for anyone, in the order of their names. */
export const stored = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('unsent'))
    .map((key) => key.split('.').at(-1) ?? '')
    .sort()

/** A platform of which only the words matter. */
export function fakeWords() {
  const words = { notify: jest.fn(), reportError: jest.fn() }
  providePlatform(words as unknown as Platform)
  return words
}
