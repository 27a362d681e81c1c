import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import AdminInsightsPage from './AdminInsightsPage'

const report = { from: '2026-11-16', to: '2026-11-25', countedAt: '2026-11-25T12:35:00.000Z' }
const signups = {
  ...report,
  weeks: [
    {
      ...{
        week: '2026-11-16',
        accounts: 8,
        withLanguage: 6,
        learned: 4,
        tried: 2,
        bought: 1,
        boughtDirectly: 1,
      },
      ...{ day1: 5, day7: 2, day30: null },
    },
    {
      ...{
        week: '2026-11-23',
        accounts: 2,
        withLanguage: 2,
        learned: 1,
        tried: 0,
        bought: 0,
        boughtDirectly: 0,
      },
      ...{ day1: null, day7: null, day30: null },
    },
  ],
}
const revenue = {
  ...report,
  months: [{ key: '2026-11', items: 3, sold: 29_400, refunded: 6_900 }],
  languages: [
    { key: 'DE', items: 2, sold: 22_500, refunded: 0 },
    { key: 'ENG', items: 1, sold: 6_900, refunded: 6_900 },
  ],
  plans: [{ key: 'MONTHLY_SUBSCRIPTION_6', items: 3, sold: 29_400, refunded: 6_900 }],
  coupons: [
    { key: '=SUMA(A1)', items: 1, sold: 20_000, refunded: 0 },
    { key: null, items: 2, sold: 9_400, refunded: 6_900 },
  ],
}
const api = {
  getSignupInsights: signups,
  getTrialInsights: {
    ...report,
    weeks: [
      { week: '2026-11-16', trials: 4, bought: 1 },
      { week: '2026-11-23', trials: 0, bought: 0 },
    ],
  },
  getRevenueInsights: revenue,
  getLessonInsights: {
    ...report,
    lessons: [{ _id: 'l1', name: 'Dativ|Trzeci przypadek', lang: 'DE' as const, started: 20, left: 5 }],
    exercises: [
      { _id: 'e1', answer: 'Ich freue mich.', lang: 'DE' as const, lesson: 'Dativ|x', started: 20, left: 3 },
    ],
  },
  getAnswerInsights: {
    ...report,
    exercises: [
      { _id: 'e1', answer: 'Me gusta.', lang: 'ES' as const, answers: 50, refused: 20, typed: 'Yo gusto.' },
      { _id: 'e2', answer: 'Me gusta.', lang: 'ES' as const, answers: 50, refused: 10, typed: null },
    ],
  },
  getActivityInsights: {
    ...report,
    days: [{ start: '2026-11-25', all: 3, languages: [{ lang: 'DE' as const, learners: 3 }] }],
    weeks: [
      {
        start: '2026-11-16',
        all: 1_500,
        languages: [
          { lang: 'DE' as const, learners: 1_200 },
          { lang: 'ENG' as const, learners: 400 },
        ],
      },
      { start: '2026-11-23', all: 0, languages: [] },
    ],
  },
}

const open = (change: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminInsightsPage />, {
    route: 'adminInsights',
    at: paths.adminInsights({}, { query }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['learner', 'admin'],
    api: { ...api, ...change },
  })

const card = (name: string) => screen.findByRole('region', { name })
const textsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim())
const bars = async (name: string) => textsOf(within(await card(name)).getAllByRole('listitem'))
const rows = async (name: string) =>
  within(await card(name))
    .getAllByRole('row')
    .map((row) => textsOf([...row.querySelectorAll<HTMLElement>('th, td')]))

const textIn = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

test('the funnel shows each step with its share of the previous one, and the table also of all', async () => {
  const { person, container } = await open()
  expect(await screen.findByText('16.11.2026 – 25.11.2026')).toBeVisible()
  expect(await bars('Od konta do zakupu')).toEqual([
    'Konto10',
    'Język8 80%',
    '1. lekcja5 63%',
    'Próba2 40%',
    'Zakup1 50%',
  ])
  await person.click(screen.getByRole('button', { name: 'Pokaż liczby: Od konta do zakupu' }))
  expect((await rows('Od konta do zakupu')).slice(1)).toEqual([
    ['Konto', '10', '–', '100%'],
    ['Język', '8', '80%', '80%'],
    ['1. lekcja', '5', '63%', '50%'],
    ['Próba', '2', '40%', '20%'],
    ['Zakup', '1', '50%', '10%'],
    ['Zakup z pominięciem kroku', '1', '–', '10%'],
  ])
  expect(screen.getByRole('button', { name: 'Pokaż wykres: Od konta do zakupu' })).toHaveFocus()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
    [],
  )
})

test('retention shows shares by week, and a dash until a day has passed', async () => {
  await open()
  expect(await rows('Kto wraca')).toEqual([
    ['Tydzień od', 'Konta', '1. lekcja', 'Dzień 1', 'Dzień 7', 'Dzień 30'],
    ['16.11.2026', '8', '50%', '63%', '25%', '–'],
    ['23.11.2026', '2', '50%', '–', '–', '–'],
  ])
})

test('revenue shows sales minus refunds, and both in its sum and in the table', async () => {
  const { person } = await open()
  expect(await bars('Przychód według języka')).toEqual(['Niemiecki225,00 zł', 'Angielski0,00 zł'])
  const sums = await card('Przychód według języka')
  expect(sums).toHaveTextContent(/Razem 225,00\szł: sprzedaż 294,00\szł, zwroty 69,00\szł/)
  await person.click(screen.getByRole('button', { name: 'Pokaż liczby: Przychód według planu' }))
  expect((await rows('Przychód według planu')).at(-1)).toEqual([
    'Półroczny',
    '3',
    '294,00 zł',
    '69,00 zł',
    '225,00 zł',
  ])
})

test('a download contains the numbers of the table with units, and text that cannot run as a formula', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:numbers'
  }
  const { person } = await open()
  await person.click(await screen.findByRole('button', { name: 'Pobierz CSV: Przychód według kuponu' }))
  expect(files[0] && (await textIn(files[0])).split('\r\n')).toEqual([
    '"Kupon";"Sprzedane sztuki";"Sprzedaż (PLN)";"Zwroty (PLN)";"Przychód (PLN)"',
    `"'=SUMA(A1)";1;"200,00";"0,00";"200,00"`,
    '"Bez kuponu";2;"94,00";"69,00";"25,00"',
    '',
  ])
})

test('lessons, exercises and answers show their shares, with content in its language', async () => {
  await open()
  expect(await bars('Gdzie kończą w\u00a0połowie lekcji')).toEqual(['Dativ25%'])
  expect(await bars('Przy którym ćwiczeniu odchodzą')).toEqual(['Ich freue mich.15%'])
  expect((await rows('Najczęściej odrzucane odpowiedzi')).slice(1)).toEqual([
    ['Me gusta.', '40%', 'Yo gusto.'],
    ['Me gusta.', '20%', '–'],
  ])
  expect(screen.getByText('Yo gusto.')).toHaveAttribute('lang', expect.stringMatching(/^es/))
})

test('active learners can be switched between weeks and days', async () => {
  const { person } = await open()
  expect(await bars('Kto się uczy')).toEqual(['Wszystkie języki: 0', 'Niemiecki: 0', 'Angielski: 0'])
  await person.selectOptions(screen.getByRole('combobox', { name: 'Co pokazać' }), 'Dni')
  await person.click(screen.getByRole('button', { name: 'Pokaż liczby: Kto się uczy' }))
  expect(await rows('Kto się uczy')).toEqual([
    ['Dzień', 'Wszystkie języki', 'Niemiecki'],
    ['25.11.2026', '3', '3'],
  ])
})

test('the filters are in the address and sent with every call', async () => {
  const { person, api: sent, address } = await open({}, { weeks: '26' })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Język' }), 'Niemiecki')
  expect(address()).toBe('/admin/insights?weeks=26&lang=DE')
  expect(sent.sent('getRevenueInsights').at(-1)?.query).toMatchObject({ weeks: '26', lang: 'DE' })
})

test('a failed report shows its error and leaves the others', async () => {
  await open({ getRevenueInsights: failure(500) })
  expect(await bars('Od konta do zakupu')).toHaveLength(5)
  const failed = await card('Przychód według języka')
  expect(await within(failed).findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
})

test('reports without data and reports that were never counted state this beside their definition', async () => {
  await open({
    getTrialInsights: { ...report, weeks: [] },
    getAnswerInsights: { ...report, countedAt: null, exercises: [] },
  })
  const trials = await card('Od próby do zakupu')
  expect(await within(trials).findByText('W tym okresie nie ma jeszcze danych.')).toBeVisible()
  expect(within(trials).getByText(/^Okresy próbne według tygodnia/)).toBeVisible()
  const answers = await card('Najczęściej odrzucane odpowiedzi')
  expect(within(answers).getByText(/nie zostały jeszcze policzone/)).toBeVisible()
})

test('an account without the role sees the no-access page', async () => {
  await open({ getSignupInsights: failure(403) })
  expect(await screen.findByRole('heading', { name: 'Nie masz dostępu do tej części panelu' })).toBeVisible()
})
