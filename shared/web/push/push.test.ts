import { localKeys } from '@mowka/domain/browser/storage-keys'
import { declinePush, leavePush, mayOfferPush, readPushState, renewPush, turnPushOff, turnPushOn } from '.'

const KEY = 'BEtleQ'
let serverKey: string | null
let failing: string[]
const mockCall = jest.fn(async (name: string, _args?: object) => {
  if (failing.includes(name)) throw new Error(`${name} failed`)
  return name === 'getPushKey' ? { publicKey: serverKey } : undefined
})
jest.mock('../api', () => ({ callApi: (name: string, args?: object) => mockCall(name, args) }))

/** A browser with a push service: each subscription has a new endpoint. */
class Browser {
  permission: NotificationPermission = 'default'
  /** The user's answer to the browser's question. */
  answer: NotificationPermission = 'granted'
  subscription: { endpoint: string; options: object; unsubscribe: () => Promise<boolean> } | null = null
  count = 0

  readonly pushManager = {
    getSubscription: async () => this.subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      this.subscription ??= this.subscribed(applicationServerKey)
      return this.subscription
    },
  }

  private subscribed(key: string) {
    this.count += 1
    const endpoint = `https://push.test/${this.count}`
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B', auth: 'a' } }),
      unsubscribe: async () => {
        this.subscription = null
        return true
      },
    }
  }
}
let browser: Browser
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

beforeEach(() => {
  localStorage.clear()
  mockCall.mockClear()
  serverKey = KEY
  failing = []
  browser = new Browser()
  define(window, 'PushManager', class {})
  define(window, 'Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.permission = browser.answer
      return browser.answer
    },
  })
  const registration = { pushManager: browser.pushManager }
  define(navigator, 'serviceWorker', {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
})
const called = () => mockCall.mock.calls.map(([name]) => name)
const putBody = (endpoint: string) => ({ body: { endpoint, keys: { p256dh: 'B', auth: 'a' } } })

test('turning notifications on subscribes for the key of the server and tells the server', async () => {
  expect(await readPushState()).toBe('off')
  expect(await turnPushOn()).toBe('on')
  expect(mockCall).toHaveBeenCalledWith('putPushSubscription', putBody('https://push.test/1'))
  expect(await readPushState()).toBe('on')
})

test.each([
  ['denied', 'denied'],
  ['default', 'off'],
] as const)(
  'an answer of "%s" to the browser\'s question calls nothing and leaves %s',
  async (answer, state) => {
    browser.answer = answer
    expect(await turnPushOn()).toBe(state)
    expect(called()).toEqual([])
    expect(await readPushState()).toBe(state)
  },
)

test('notifications stay off if the server has none or fails', async () => {
  serverKey = null
  expect(await turnPushOn()).toBe('off')
  serverKey = KEY
  failing = ['putPushSubscription']
  await expect(turnPushOn()).rejects.toThrow('putPushSubscription failed')
  expect(await readPushState()).toBe('off')
})

test('a browser without a push service is unsupported', async () => {
  Reflect.deleteProperty(window, 'PushManager')
  expect([await readPushState(), mayOfferPush('anna')]).toEqual(['unsupported', false])
})

test('turning notifications off unsubscribes in the browser, at the server, and without a server', async () => {
  await turnPushOn()
  await turnPushOff()
  expect(mockCall).toHaveBeenLastCalledWith('removePushSubscription', {
    body: { endpoint: 'https://push.test/1' },
  })
  expect([browser.subscription, await readPushState()]).toEqual([null, 'off'])
  await turnPushOn()
  failing = ['removePushSubscription']
  await turnPushOff()
  expect([browser.subscription, await readPushState()]).toEqual([null, 'off'])
})

test('signing out does not wait long for a server that is silent', async () => {
  jest.useFakeTimers()
  await turnPushOn()
  mockCall.mockImplementationOnce(() => new Promise(() => {}))
  const left = leavePush()
  await jest.advanceTimersByTimeAsync(2_000)
  await left
  expect([browser.subscription, localStorage.getItem(localKeys.pushDevice)]).toEqual([null, null])
  jest.useRealTimers()
})

describe('renewing', () => {
  beforeEach(async () => {
    await turnPushOn()
    mockCall.mockClear()
  })
  const confirmedBefore = () => {
    const stored = JSON.parse(localStorage.getItem(localKeys.pushDevice) ?? '')
    localStorage.setItem(localKeys.pushDevice, JSON.stringify({ ...stored, confirmedOn: '2026-01-01' }))
  }

  test('calls nothing again on the same day', async () => {
    await renewPush()
    expect(called()).toEqual([])
  })

  test('confirms the subscription on another day', async () => {
    confirmedBefore()
    await renewPush()
    expect(called()).toEqual(['getPushKey', 'putPushSubscription'])
    expect(mockCall).toHaveBeenLastCalledWith('putPushSubscription', putBody('https://push.test/1'))
  })

  test('replaces a subscription that the browser dropped', async () => {
    browser.subscription = null
    await renewPush()
    expect(mockCall).toHaveBeenCalledWith('putPushSubscription', putBody('https://push.test/2'))
    expect(mockCall).toHaveBeenCalledWith('removePushSubscription', {
      body: { endpoint: 'https://push.test/1' },
    })
  })

  test('subscribes again for another key of the server', async () => {
    confirmedBefore()
    serverKey = 'BAnother'
    await renewPush()
    expect(mockCall).toHaveBeenCalledWith('putPushSubscription', putBody('https://push.test/2'))
  })

  test('unsubscribes the device of a user whose data is gone', async () => {
    localStorage.clear()
    await renewPush()
    expect([browser.subscription, called()]).toEqual([null, []])
  })
})

test('a user who declined is never asked again on this device, another one is', () => {
  expect(mayOfferPush('anna')).toBe(true)
  declinePush('anna')
  expect([mayOfferPush('anna'), mayOfferPush('bartek')]).toEqual([false, true])
})

test.each(['granted', 'denied'] as const)('nothing is offered once the permission is %s', (permission) => {
  browser.permission = permission
  expect(mayOfferPush('anna')).toBe(false)
})
