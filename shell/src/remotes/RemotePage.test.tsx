import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import plTexts from '../locales/pl.json'
import type { RemoteLoader } from './loader'
import { RemoteWidgetHost } from './RemoteBoundary'
import { RemotePage } from './RemotePage'
import { RemoteError } from './remote-error'
import { provideRemoteLoader } from './remote-loader'

const SLOW_AFTER = 8_000

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const load = jest.fn<Promise<ComponentType>, [string, string, string]>()
const markForRetry = jest.fn<void, [string]>()
const onError = jest.fn<void, [RemoteError]>()
const isServerReachable = jest.fn<Promise<boolean>, []>()
const reload = jest.fn<void, []>()
let known: ComponentType | null = null

beforeEach(() => {
  load.mockReset()
  markForRetry.mockReset()
  onError.mockReset()
  isServerReachable.mockReset()
  reload.mockReset()
  known = null
  const loader = {
    load,
    markForRetry,
    peek: () => known,
    versionOf: () => '2.0.0',
  } as unknown as RemoteLoader
  provideRemoteLoader({ loader, onError, isServerReachable, reload })
})
afterEach(() => jest.useRealTimers())

const Page = () => <h1>Kursy</h1>
const show = (onShown?: () => void, route: 'courses' | 'notes' = 'notes') =>
  renderPage(<RemotePage remote="learning" page="courses" onShown={onShown} />, {
    route,
    at: paths[route](),
    texts,
  })
const failed = () => screen.findByRole('heading', { level: 1, name: 'Tej części nie udało się wczytać' })

test('a skeleton is shown until the page has loaded, then onShown is called', async () => {
  let arrive: (page: ComponentType) => void = () => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  const onShown = jest.fn()
  const { container } = await show(onShown)
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
  expect(onShown).not.toHaveBeenCalled()
  await act(async () => arrive(Page))
  expect(await screen.findByRole('heading', { name: 'Kursy' })).toBeVisible()
  expect(onShown).toHaveBeenCalledTimes(1)
})

test('a page that was loaded before is shown without a skeleton', async () => {
  known = Page
  await show()
  expect(screen.getByRole('heading', { name: 'Kursy' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('after 8 s the page reports slow loading while loading continues', async () => {
  jest.useFakeTimers()
  let arrive: (page: ComponentType) => void = () => {}
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await show()
  act(() => jest.advanceTimersByTime(SLOW_AFTER - 1))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('To trwa dłużej niż zwykle')
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  await act(async () => arrive(Page))
  expect(screen.getByRole('heading', { name: 'Kursy' })).toBeVisible()
})

describe('retrying while requests hang', () => {
  let arrive: (page: ComponentType) => void = () => {}
  let answer: (isThere: boolean) => void = () => {}
  const button = () => screen.getByRole('button', { name: 'Spróbuj ponownie' })
  const showSlow = async () => {
    jest.useFakeTimers()
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    isServerReachable.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await show()
    act(() => jest.advanceTimersByTime(SLOW_AFTER))
    act(() => button().click())
    expect(button()).toHaveAttribute('aria-busy', 'true')
  }

  test('reloads the page as soon as the server responds, because nothing else aborts those requests', async () => {
    await showSlow()
    expect(reload).not.toHaveBeenCalled()
    await act(async () => answer(true))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('reports an unreachable server while loading continues', async () => {
    await showSlow()
    await act(async () => answer(false))
    expect(screen.getByText(/serwer teraz nie odpowiada/)).toBeVisible()
    expect(button()).not.toHaveAttribute('aria-busy', 'true')
    expect(reload).not.toHaveBeenCalled()
    await act(async () => arrive(Page))
    expect(screen.getByRole('heading', { name: 'Kursy' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('shows a page that loaded while the server was being checked', async () => {
    await showSlow()
    await act(async () => arrive(Page))
    await act(async () => answer(true))
    expect(screen.getByRole('heading', { name: 'Kursy' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each([
  ['answers, with the page reloaded: the request may still hang', true, 1, 1],
  ['is silent, without it', false, 0, 2],
])('after a timeout the load is retried where the server %s', async (_, isThere, reloads, loads) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new RemoteError('timeout', 'learning', '2.0.0', '/x.js'))
  load.mockResolvedValue(Page)
  isServerReachable.mockResolvedValue(isThere)
  const { person } = await show()
  await failed()
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect([reload.mock.calls.length, load.mock.calls.length]).toEqual([reloads, loads]))
  quiet.mockRestore()
})

test('a failure shows a message and links, and its retry reloads', async () => {
  load.mockRejectedValueOnce(new RemoteError('http', 'learning', '2.0.0', '/x.js'))
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { person } = await show()
  expect(await failed()).toBeVisible()
  expect(document.title).toBe('Tej części nie udało się wczytać · Mówka')
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', '/course')
  // The loader has reported it already.
  expect(onError).not.toHaveBeenCalled()
  load.mockResolvedValueOnce(Page)
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('heading', { name: 'Kursy' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  // The failed release may be gone by now.
  expect(markForRetry.mock.calls).toEqual([['learning']])
  quiet.mockRestore()
})

test.each([
  ['network', /Sprawdź połączenie/],
  ['integrity', /Sprawdź połączenie/],
  ['evaluation', /Błąd jest po naszej stronie/],
  ['contract', /Błąd jest po naszej stronie/],
] as const)('a failure of kind %s shows what the user can do', async (kind, text) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new RemoteError(kind, 'learning', '2.0.0', '/x.js'))
  await show()
  await failed()
  expect(screen.getByText(text)).toBeVisible()
  quiet.mockRestore()
})

test('a page whose files failed to load is retried automatically when the network is back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new RemoteError('network', 'learning', '2.0.0', '/x.js'))
  await show()
  await failed()
  load.mockResolvedValue(Page)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Kursy' })).toBeVisible()
  quiet.mockRestore()
})

test('a broken release is not retried when the network is back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValue(new RemoteError('evaluation', 'learning', '2.0.0', '/x.js'))
  await show()
  await failed()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(1)
  quiet.mockRestore()
})

test('a failure of the courses page itself does not link back to the courses', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new RemoteError('http', 'learning', '2.0.0', '/x.js'))
  await show(undefined, 'courses')
  await failed()
  expect(screen.queryByRole('link', { name: 'Wróć do kursów' })).not.toBeInTheDocument()
  quiet.mockRestore()
})

test('a page that breaks while rendering breaks nothing else and is reported with its release', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockResolvedValue(() => {
    throw new TypeError('courses is undefined')
  })
  await show()
  expect(await failed()).toBeVisible()
  expect(onError.mock.calls.map(([{ kind, remote, version }]) => [kind, remote, version])).toEqual([
    ['render', 'learning', '2.0.0'],
  ])
  quiet.mockRestore()
})

test.each([
  ['was lost on the way', 'error', 'network'],
  ['took too long', 'timeout', 'timeout'],
])(
  'a chunk of a page that %s is not counted against the release or called our fault',
  async (_, type, kind) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
    load.mockResolvedValue(() => {
      throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type })
    })
    await show()
    await failed()
    expect(onError.mock.calls[0]?.[0].kind).toBe(kind)
    expect(screen.getByText(/Sprawdź połączenie/)).toBeVisible()
    quiet.mockRestore()
  },
)

test('a widget fails in its own place, with its own retry', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValueOnce(new RemoteError('network', 'learning', '2.0.0', null))
  const { person } = await renderPage(
    <>
      <h1>Notatki</h1>
      <RemoteWidgetHost name="learning/NoAccess" props={{}} />
    </>,
    { route: 'notes', at: paths.notes(), texts },
  )
  expect(await screen.findByText('Tego fragmentu nie udało się wczytać')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Notatki' })).toBeVisible()
  load.mockResolvedValueOnce(() => <p>Brak dostępu</p>)
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('Brak dostępu')).toBeVisible()
  expect(load).toHaveBeenLastCalledWith('learning', 'widgets', 'NoAccess')
  quiet.mockRestore()
})
