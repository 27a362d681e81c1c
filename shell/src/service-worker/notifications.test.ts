import {
  type NotificationScope,
  openNotification,
  renewSubscription,
  showNotification,
} from './notifications'

const showing = jest.fn(async (_title: string, _options: NotificationOptions) => {})
const subscribe = jest.fn(async (_options: object) => ({}))
const openWindow = jest.fn(async (_url: string) => null)
const focus = jest.fn(async () => {})
const postMessage = jest.fn()
let windows: { focus: () => Promise<void>; postMessage: () => void }[]
const scope: NotificationScope = {
  registration: { showNotification: showing, pushManager: { subscribe } },
  clients: { matchAll: async () => windows, openWindow },
}
beforeEach(() => {
  jest.clearAllMocks()
  windows = []
})

const NOON = new Date(2026, 10, 28, 12)
const content = {
  title: 'Twoja seria trwa już 2 dni',
  body: 'Wystarczy jedno zdanie.',
  page: '/course',
  lang: 'pl',
}

test('a message is shown with its texts and remembers its page', async () => {
  await showNotification(scope, JSON.stringify(content), NOON)
  expect(showing).toHaveBeenCalledWith(
    content.title,
    expect.objectContaining({
      body: content.body,
      lang: 'pl',
      tag: 'reminder',
      silent: false,
      data: '/course',
    }),
  )
})

test.each([
  [21, false],
  [22, true],
  [6, true],
  [7, false],
])('at %i o’clock on the device a notification is silent: %s', async (hour, silent) => {
  await showNotification(scope, JSON.stringify(content), new Date(2026, 10, 28, hour))
  expect(showing.mock.calls[0]?.[1]).toMatchObject({ silent })
})

test.each([undefined, '', 'text', 'null', '[]', '{"title":7,"page":{}}'])(
  'a message with the content %s is shown under the name of the product and opens the start page',
  async (text) => {
    await showNotification(scope, text, NOON)
    expect(showing).toHaveBeenCalledWith('Mówka', expect.objectContaining({ body: '', data: '/' }))
  },
)

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'course'])(
  'a notification never opens %s',
  async (page) => {
    await openNotification(scope, page)
    expect(openWindow).toHaveBeenCalledWith('/')
  },
)

test('a click opens the page in a new window', async () => {
  await openNotification(scope, '/repetition/words')
  expect(openWindow).toHaveBeenCalledWith('/repetition/words')
})

test.each([
  ['accepts', async () => {}],
  ['refuses', async () => Promise.reject(new Error('refused'))],
])('a click opens the page in an open window that %s the focus', async (_, focusing) => {
  focus.mockImplementationOnce(focusing)
  windows = [{ focus, postMessage }]
  await openNotification(scope, '/repetition/words')
  expect(focus).toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith({ open: '/repetition/words' })
  expect(openWindow).not.toHaveBeenCalled()
})

test('a dropped subscription is renewed for the same key, and not without one', async () => {
  const applicationServerKey = new ArrayBuffer(65)
  await renewSubscription(scope, { userVisibleOnly: true, applicationServerKey })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey })
  await renewSubscription(scope, undefined)
  expect(subscribe).toHaveBeenCalledTimes(1)
})
