import { paths } from '@mowka/contract/routes'
import type { Popup } from '@mowka/contract/schemas/editor/popup'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import plTexts from '../locales/pl.json'
import { Popups, popupsToShow, popupVisit } from './Popups'

// A throwing getter fails where the chunk is used, like one that fails to load.
const chunk = { isLost: false, breaks: false }
jest.mock('./PopupDialog', () => {
  const { default: Real } = jest.requireActual<typeof import('./PopupDialog')>('./PopupDialog')
  const Broken = () => {
    throw new Error('The dialog is broken')
  }
  return {
    __esModule: true,
    get default() {
      if (chunk.isLost) throw new Error('The chunk is lost')
      return chunk.breaks ? Broken : Real
    },
  }
})

const popup = (_id: string, change: Partial<Popup> = {}): Popup => ({
  _id,
  title: `Tytuł ${_id}`,
  htmlContent: `<p>Treść <strong>${_id}</strong></p>`,
  active: true,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  maxDisplayTimes: 3,
  ...change,
})
const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: plTexts }) },
}
const open = (options: Partial<PageOptions> = {}, popups = [popup('a'), popup('b')]) =>
  renderPage(<Popups />, {
    route: 'courses',
    at: paths.courses(),
    texts,
    ...options,
    api: {
      getAvailablePopups: popups,
      getSeenPopups: [],
      markPopupSeen: ({ params }) => ({ popupId: params.id ?? '', createdAt: new Date().toISOString() }),
      ...options.api,
    },
  })
beforeEach(() => {
  popupVisit.reset()
  Object.assign(chunk, { isLost: false, breaks: false })
})

test('popups are shown one by one, each recorded when it opens (P-POPUP-01, P-POPUP-02, P-POPUP-08, U25)', async () => {
  const { person, api } = await open()
  expect(await screen.findByRole('dialog', { name: 'Tytuł a' })).toHaveTextContent('Treść a')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await waitFor(() => expect(api.sent('markPopupSeen').map(({ params }) => params.id)).toEqual(['a']))
  const [, close] = screen.getAllByRole('button', { name: 'Zamknij' })
  if (close) await person.click(close)
  expect(await screen.findByRole('dialog', { name: 'Tytuł b' })).toBeVisible()
  await waitFor(() => expect(api.sent('markPopupSeen').map(({ params }) => params.id)).toEqual(['a', 'b']))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the content is HTML without active content (P-POPUP-09)', async () => {
  await open({}, [
    popup('x', {
      htmlContent:
        '<strong>Nowość</strong><img src="/files/media/0190-af.png" width="200" onerror="alert(1)"><img src="https://elsewhere.test/x.png"><script>1</script>',
    }),
  ])
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('strong')).toHaveTextContent('Nowość')
  expect(dialog.querySelector('script')).toBeNull()
  expect(dialog.querySelectorAll('img')).toHaveLength(1)
  expect(dialog.querySelector('img')).toHaveAttribute('width', '200')
  expect(dialog.querySelector('img')).not.toHaveAttribute('onerror')
})

test('no line of the content ends in a single-letter word', async () => {
  await open({}, [popup('x', { htmlContent: '<p>Mówisz <b>w nowym</b> języku i o sobie</p>' })])
  const text = (await screen.findByRole('dialog')).querySelector('p')
  expect(text?.textContent).toBe('Mówisz w\u00a0nowym języku i\u00a0o\u00a0sobie')
})

test('a popup seen today is not shown again (P-POPUP-05)', async () => {
  await open({ api: { getSeenPopups: [{ popupId: 'a', createdAt: new Date().toISOString() }] } })
  expect(await screen.findByRole('dialog', { name: 'Tytuł b' })).toBeVisible()
})

test.each([
  ['a visitor', null],
  [
    'someone who is not onboarded',
    learner({ userMetadata: { ...learner().userMetadata, onboardingStatus: 'PENDING' } }),
  ],
] as const)('popups are not requested for %s (P-POPUP-03, P-POPUP-04)', async (_, user) => {
  const { api } = await open({ user })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(api.sent('getAvailablePopups')).toEqual([])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failing server shows neither a popup nor an error', async () => {
  const { api, container, platform } = await open({ api: { getAvailablePopups: failure(500) } })
  await waitFor(() => expect(api.sent('getAvailablePopups')).toHaveLength(1))
  expect(container).toHaveTextContent('')
  expect(platform.notify).not.toHaveBeenCalled()
})

test('a record that fails to save shows no error', async () => {
  const { api, platform } = await open({ api: { markPopupSeen: failure(0) } })
  expect(await screen.findByRole('dialog', { name: 'Tytuł a' })).toBeVisible()
  await waitFor(() => expect(api.sent('markPopupSeen')).toHaveLength(1))
  expect(platform.notify).not.toHaveBeenCalled()
})

test.each([
  ['is lost on the way', 'isLost', 'The chunk is lost'],
  ['is broken', 'breaks', 'The dialog is broken'],
] as const)(
  'a dialog that %s breaks nothing else, is reported, and is retried on the next page',
  async (_, trouble, message) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
    chunk[trouble] = true
    const { person, platform, api } = await renderPage(
      <>
        <Link to={`${paths.courses()}/`}>Dalej</Link>
        <Popups />
      </>,
      {
        route: 'courses',
        at: paths.courses(),
        texts,
        api: {
          getAvailablePopups: [popup('a')],
          getSeenPopups: [],
          markPopupSeen: { popupId: 'a', createdAt: new Date().toISOString() },
        },
      },
    )
    await waitFor(() =>
      expect(platform.reportError).toHaveBeenCalledWith(expect.objectContaining({ message }), {
        part: 'popups',
      }),
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // A popup that was not shown is not recorded as seen.
    expect(api.sent('markPopupSeen')).toEqual([])
    chunk[trouble] = false
    await person.click(screen.getByRole('link', { name: 'Dalej' }))
    expect(await screen.findByRole('dialog', { name: 'Tytuł a' })).toBeVisible()
    quiet.mockRestore()
  },
)

test('the dialog itself has the focus, Tab cycles through it, and closing restores the focus', async () => {
  const { person } = await renderPage(
    <>
      <a href="#kurs">Kurs</a>
      <Popups />
    </>,
    {
      route: 'courses',
      at: paths.courses(),
      texts,
      api: {
        getAvailablePopups: async () => {
          screen.getByRole('link', { name: 'Kurs' }).focus()
          return [popup('a', { htmlContent: '<p><a href="https://mowka.test/nowosci">Nowości</a></p>' })]
        },
        getSeenPopups: [],
        markPopupSeen: { popupId: 'a', createdAt: new Date().toISOString() },
      },
    },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Tytuł a' })
  // Not on "close", so that the popup's topic is announced first.
  await waitFor(() => expect(dialog).toHaveFocus())
  expect(dialog).toHaveAttribute('tabindex', '-1')
  const [cross, close] = screen.getAllByRole('button', { name: 'Zamknij' })
  for (const next of [cross, screen.getByRole('link', { name: 'Nowości' }), close, cross]) {
    await person.tab()
    expect(next).toHaveFocus()
  }
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Kurs' })).toHaveFocus()
})

test('no popup opens over the introduction of the leveling test', async () => {
  const { api } = await open({ at: paths.levelingTest({ lang: 'eng' }), route: 'levelingTest' })
  await expect(
    waitFor(() => expect(api.sent('getAvailablePopups')).not.toEqual([]), { timeout: 500 }),
  ).rejects.toThrow()
})

test.each(['subscribe', 'subscribeOrder', 'subscribeThankYou', 'profile'] as const)(
  'no popup opens on a page where it would interrupt: %s',
  async (route) => {
    const { api } = await open({ at: paths[route](), route })
    await expect(
      waitFor(() => expect(api.sent('getAvailablePopups')).not.toEqual([]), { timeout: 500 }),
    ).rejects.toThrow()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

describe('popup rules', () => {
  const popup = (_id: string, maxDisplayTimes = 2): Popup => ({
    _id,
    title: _id,
    htmlContent: '',
    active: true,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    maxDisplayTimes,
  })
  const now = new Date('2026-11-16T10:00:00Z')
  const learner = { isPresent: true, isOnboarded: true }
  const seen = (popupId: string, ...moments: string[]) => moments.map((createdAt) => ({ popupId, createdAt }))
  const shown = (...args: Parameters<typeof popupsToShow>) => popupsToShow(...args).map(({ _id }) => _id)

  test('no popup is shown to signed-out users or before the end of onboarding (P-POPUP-03, P-POPUP-04)', () => {
    expect(shown([popup('a')], [], { ...learner, isPresent: false }, now)).toEqual([])
    expect(shown([popup('a')], [], { ...learner, isOnboarded: false }, now)).toEqual([])
    expect(shown([popup('a')], [], learner, now)).toEqual(['a'])
  })

  test('a popup seen today (Warsaw time) is not shown (P-POPUP-05, C43)', () => {
    expect(shown([popup('a')], seen('a', '2026-11-15T23:00:00Z'), learner, now)).toEqual([])
    expect(shown([popup('a')], seen('a', '2026-11-15T22:59:00Z'), learner, now)).toEqual(['a'])
  })

  test('a popup is shown on later days until its limit is reached (P-POPUP-06, P-POPUP-07)', () => {
    const once = seen('a', '2026-11-10T10:00:00Z')
    expect(shown([popup('a', 2)], once, learner, now)).toEqual(['a'])
    expect(shown([popup('a', 1)], once, learner, now)).toEqual([])
    expect(shown([popup('a', 0)], [], learner, now)).toEqual([])
  })

  test('each popup is checked against its own records, and the order is preserved', () => {
    const records = seen('b', '2026-11-16T08:00:00Z')
    expect(shown([popup('a'), popup('b'), popup('c')], records, learner, now)).toEqual(['a', 'c'])
  })
})
