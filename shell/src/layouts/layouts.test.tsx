import { paths, type RouteName } from '@mowka/contract/routes'
import type { Role } from '@mowka/domain/user/roles'
import { expectTextsToMatch, learner, renderPage } from '@mowka/testing'
import { act, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { consent } from '../consent/consent-store'
import enTexts from '../locales/en.json'
import plTexts from '../locales/pl.json'
import { type LayoutName, layoutNames } from '../routes/route-table'
import { layouts, MAIN_ID } from './Layouts'

const texts = {
  namespace: 'shell',
  loader: { pl: async () => ({ default: plTexts }), en: async () => ({ default: enTexts }) },
}
const show = async (
  name: LayoutName,
  {
    visitor = false,
    roles = ['learner'] as Role[],
    products = [] as object,
    streak = 3,
    unreleased = [] as RouteName[],
    styled = false,
  } = {},
) => {
  const Layout = layouts[name]
  const page = await renderPage(
    <Layout>
      <h1>Strona</h1>
    </Layout>,
    {
      route: 'courses',
      at: paths.courses(),
      texts,
      user: visitor ? null : learner(),
      roles,
      unreleased,
      styled,
      api: {
        getStats: { currentStreak: streak, longestStreak: 5, totalTime: 0, days: [] } as never,
        getProducts: products as never,
        getAvailablePopups: [],
        getSeenPopups: [],
      },
    },
  )
  // Waits for the header's responses.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return page
}

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null
})

/** Runs axe without contrast checks, which need a real browser. */
async function problems() {
  document.documentElement.lang = 'pl'
  document.title = 'Strona · Mówka'
  const { violations } = await act(() =>
    axe.run(document, { rules: { 'color-contrast': { enabled: false } } }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

const learnerLinks = ['Kursy', 'Powtórki', 'Notatki', 'Pulpit']

describe.each(layoutNames)('the %s layout', (name) => {
  test.each([false, true])(
    'has one main region, a skip link and no accessibility violations (visitor: %s)',
    async (visitor) => {
      await show(name, { visitor })
      expect(screen.getByRole('main')).toHaveAttribute('id', MAIN_ID)
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Strona')
      const skip = screen.getByRole('link', { name: 'Przejdź do treści' })
      expect(skip).toHaveAttribute('href', `#${MAIN_ID}`)
      expect(document.querySelector('a, button')).toBe(skip)
      expect(await problems()).toEqual([])
    },
  )
})

test('learners get their sections in the header and the bottom bar, with the current one marked (P-LAY-04)', async () => {
  await show('Default')
  // CSS shows one of them at a time, so role queries find only that one.
  const navs = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Główna"]')]
  expect(navs).toHaveLength(2)
  for (const nav of navs) {
    expect(
      within(nav)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(learnerLinks)
    expect(within(nav).getByText('Kursy').closest('a')).toHaveAttribute('aria-current', 'page')
  }
})

test('an unexpected response breaks only its part of the header and is reported', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { platform } = await show('Default', { products: { message: 'not a list' } })
  expect(screen.getByRole('heading', { level: 1, name: 'Strona' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Seria: 3/, hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Uczysz się/ })).not.toBeInTheDocument()
  expect(platform.reportError).toHaveBeenCalledWith(expect.any(TypeError), { part: 'language menu' })
  quiet.mockRestore()
})

test('an unreleased section is missing in the header, the bottom bar and the account menu (P-LAY-04)', async () => {
  const { person } = await show('Default', {
    roles: ['learner', 'admin', 'company-admin'],
    unreleased: ['exercises', 'notes', 'dashboard', 'profile', 'adminCourses', 'companyUsers'],
  })
  // A bottom bar with one section would only take up space.
  const navs = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Główna"]')]
  expect(navs.map((nav) => nav.textContent)).toEqual(['Kursy'])
  expect(screen.getByLabelText(/^Seria: 3/).closest('a')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Twoje konto: Anna' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Motyw/),
    expect.stringMatching(/^Język strony/),
    'Wyloguj się',
  ])
})

test.each([
  ['to the summary', [], '/subscribe/summary'],
  ['to the plans while no release has the summary', ['subscribeSummary'], '/subscribe#basket'],
] as const)('the basket shows its count and links %s (C-SUB-08)', async (_, unreleased, href) => {
  localStorage.setItem('basket', JSON.stringify({ products: [{ productCode: 'a', quantity: 2 }] }))
  await show('Default', { unreleased: [...unreleased] })
  const link = screen.getByRole('link', { name: 'Koszyk: 2' })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveTextContent('2')
  localStorage.clear()
})

test('an empty basket is not shown', async () => {
  await show('Default')
  expect(screen.queryByRole('link', { name: /^Koszyk/ })).not.toBeInTheDocument()
})

test.each([
  [0, 'header-muted'],
  [1, 'spark'],
])('a streak of %s has a flame in %s', async (streak, colour) => {
  await show('Default', { streak, styled: true })
  const flame = screen.getByLabelText(new RegExp(`^Seria: ${streak}`)).querySelector('svg')
  expect(flame).not.toBeNull()
  if (flame) expect(getComputedStyle(flame).color).toBe(`var(--mw-${colour})`)
})

test('visitors of the Default layout see only the logo', async () => {
  await show('Default', { visitor: true })
  expect(screen.queryByRole('navigation', { name: 'Główna' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mówka, strona główna' })).toBeVisible()
})

test.each(['Raw', 'External', 'Trainer', 'RepetitionTrainer', 'LandingPageLike'] as const)(
  'the %s layout has no learner navigation (P-LAY-05, P-LAY-06, P-LAY-09, P-LAY-10)',
  async (name) => {
    await show(name)
    expect(screen.queryByRole('navigation', { name: 'Główna' })).not.toBeInTheDocument()
  },
)

test.each(['External', 'LandingPageLike'] as const)(
  'visitors find the legal links in the %s layout (P-LAY-07)',
  async (name) => {
    await show(name, { visitor: true })
    const nav = screen.getByRole('navigation', { name: 'Informacje prawne' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/terms', '/privacy', '/cookies'])
  },
)

test('signing in on a landing page leads visitors to the courses', async () => {
  const { person, platform } = await show('LandingPageLike', { visitor: true })
  await person.click(screen.getByRole('button', { name: 'Zaloguj się' }))
  expect(platform.signIn).toHaveBeenCalledWith('/course')
})

test('editors get every section of the panel in its group (P-LAY-08)', async () => {
  await show('Admin', { roles: ['admin'] })
  const nav = await screen.findByRole('navigation', { name: 'Sekcje panelu' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Kursy',
    'Lekcje',
    'Ćwiczenia',
    'Sprawdzanie ćwiczeń',
    'Odpowiedzi',
    'Wskazówki',
    'Użytkownicy',
    'Statystyki',
    'Analizy',
    'Słownik',
    'Zmiany zbiorcze',
    'Popupy',
    'Media',
    'Import i\u00a0eksport',
    'Zamówienia',
    'Kupony',
    'Karty podarunkowe',
    'Firmy',
    'Wydania',
    'Zadania w\u00a0tle',
  ])
  for (const heading of ['Zasoby', 'Oferty', 'Platforma']) {
    expect(within(nav).getByRole('region', { name: heading })).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Wróć do nauki' })).toHaveAttribute('href', '/course')
})

test('the panel shows only released sections and no empty group (P-LAY-08)', async () => {
  await show('Admin', {
    roles: ['admin'],
    unreleased: [
      'adminLessons',
      'adminExercises',
      'adminExerciseChecker',
      'adminAnswers',
      'adminHints',
      'adminUsers',
      'adminStats',
      'adminInsights',
      'adminWords',
      'adminBatches',
      'adminOffersPopups',
      'adminMediaLibrary',
      'adminTransfer',
      'adminOrders',
      'adminCoupons',
      'adminGiftCards',
      'adminCompanies',
      'adminJobs',
    ],
  })
  const nav = await screen.findByRole('navigation', { name: 'Sekcje panelu' })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Kursy', 'Wydania'])
  expect(within(nav).queryByText('Oferty')).not.toBeInTheDocument()
})

test("the account menu links to the profile and to the user's staff areas, and signs out", async () => {
  const { person, platform } = await show('Default', { roles: ['learner', 'admin', 'company-admin'] })
  await person.click(screen.getByRole('button', { name: 'Twoje konto: Anna' }))
  const names = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(names).toEqual(expect.arrayContaining(['Profil', 'Panel redakcji', 'Twoja firma', 'Wyloguj się']))
  await person.click(screen.getByRole('menuitem', { name: 'Wyloguj się' }))
  expect(platform.signOut).toHaveBeenCalled()
})

test('the consent question is not a dialog, has two equal buttons and is asked once', async () => {
  localStorage.clear()
  act(() => consent.need())
  const { person } = await show('Default')
  const banner = screen.getByRole('region', { name: 'Czy możemy nagrywać przebieg sesji?' })
  expect(banner.contains(document.activeElement)).toBe(false)
  expect(within(banner).getByRole('link', { name: 'Dowiedz się więcej' })).toHaveAttribute('href', '/cookies')
  expect(await problems()).toEqual([])
  await person.click(within(banner).getByRole('button', { name: 'Nie, dziękuję' }))
  expect(banner).not.toBeInTheDocument()
  expect(consent.recording).toBe(false)
})

test('the Polish and English texts have the same keys (P-I18N-13)', () =>
  expectTextsToMatch(plTexts, enTexts))
