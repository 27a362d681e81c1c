import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { batch } from '../../batch/batch.fixture'
import { texts } from '../../pages'
import { exercise, pageOf, report } from '../exercise.fixture'
import AdminExercisesPage from './AdminExercisesPage'

const first = exercise({
  example: 'Jestem w domu.',
  needAttention: true,
  reportedBugs: [report(), report({ _id: 'b2', status: 'APPROVED' })],
})
const second = exercise({
  _id: 'e2',
  example: 'Proszę o rachunek.',
  answer: 'Can I have the bill?',
  answerRecording: null,
  alternativeAnswers: [],
  words: [],
  hints: [],
  tags: [],
})
const clipboard = jest.fn<Promise<void>, [string]>(async () => {})
const open = async (api: PageOptions['api'] = {}, query: Record<string, string> = {}) => {
  const page = await renderPage(<AdminExercisesPage />, {
    route: 'adminExercises',
    at: paths.adminExercises({}, { query }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listExercises: pageOf([first, second], 1318), ...api },
  })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: clipboard }, configurable: true })
  return page
}
const row = (name: RegExp) => screen.findByRole('row', { name })
beforeEach(() => clipboard.mockClear())

describe('the list of exercises', () => {
  it('has a search, language and report filters, and buttons to copy links and add an exercise (A-EXER-01)', async () => {
    await open()
    await row(/I am at home/)
    expect(screen.getByRole('heading', { level: 1, name: 'Ćwiczenia' })).toBeInTheDocument()
    expect(screen.getByText('1318 ćwiczeń')).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: 'Szukaj' })).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Język pytania' })).toHaveValue('PL')
    expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('ENG')
    expect(screen.getByRole('combobox', { name: 'Zgłoszone błędy' })).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Kopiuj linki' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Dodaj ćwiczenie' })).toHaveAttribute(
      'href',
      '/admin/exercises/new',
    )
  })

  it('shows the texts, status, recordings and links of each exercise (A-EXER-02 A-EXER-03 A-EXER-04 A-EXER-05 A-EXER-06 A-EXER-07)', async () => {
    const { person, baseElement } = await open()
    const home = within(await row(/I am at home/))
    expect(home.getByRole('img', { name: 'Wymaga uwagi' })).toBeInTheDocument()
    expect(home.getByRole('img', { name: /^1.zgłoszony błąd$/ })).toBeInTheDocument()
    expect(home.getByRole('button', { name: /^Odtwórz: Jestem w.domu/ })).toBeEnabled()
    expect(home.getByRole('button', { name: /^Odtwórz: I.am at home/ })).toBeEnabled()
    expect(home.getByText('home')).toHaveAttribute('lang', 'en')
    expect(home.getByText('sytu_05')).toBeInTheDocument()
    expect(home.getAllByRole('cell')[5]).toHaveTextContent('1')
    await person.hover(home.getByRole('button', { name: 'Odpowiedzi alternatywne: 2' }))
    expect(await screen.findByText("I'm at home.")).toBeInTheDocument()
    expect(home.getByRole('link', { name: /^Edytuj ćwiczenie „I.am at home/ })).toHaveAttribute(
      'href',
      '/admin/exercises/e1',
    )
    const bill = within(await row(/the bill/))
    expect(bill.queryByRole('img')).not.toBeInTheDocument()
    expect(bill.getByRole('button', { name: /^Odtwórz: Can I.have the bill/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(bill.getByRole('button', { name: /^Kopiuj link do nagrania: Can I.have/ })).toBeDisabled()
    await person.click(home.getByRole('button', { name: /^Więcej: „I.am at home/ }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Kopiuj', 'Usuń'])
    await person.keyboard('{Escape}')
    const { violations } = await axe.run(baseElement, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  })

  it('requests 50 exercises with their reports, and offers 25, 50 and 100 (A-EXER-08, A-EXER-14)', async () => {
    const { api } = await open()
    await row(/I am at home/)
    expect(api.sent('listExercises')[0]?.query).toMatchObject({
      filters: 'exampleLang:PL;answerLang:ENG',
      options: 'includeReportedBugs:1',
      sort: 'createdAt:desc',
      limit: 50,
      page: 1,
    })
    const sizes = screen.getByRole('combobox', { name: 'Na stronie' })
    expect(sizes).toHaveValue('50')
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['25', '50', '100'])
  })

  it('can be filtered by report status, sorted and searched (A-EXER-09, A-EXER-15, A-EXER-19)', async () => {
    const { api, person, address } = await open()
    await row(/I am at home/)
    await person.selectOptions(screen.getByRole('combobox', { name: 'Zgłoszone błędy' }), 'Zgłoszone')
    await waitFor(() =>
      expect(api.sent('listExercises').at(-1)?.query.filters).toBe(
        'exampleLang:PL;answerLang:ENG;reportedBugs.status:REPORTED',
      ),
    )
    await person.click(within(screen.getByRole('columnheader', { name: 'Odpowiedź' })).getByRole('button'))
    await waitFor(() => expect(api.sent('listExercises').at(-1)?.query.sort).toBe('answer:asc'))
    await person.type(screen.getByRole('searchbox'), 'bill')
    await waitFor(() =>
      expect(api.sent('listExercises').at(-1)?.query.filters).toBe(
        '$search:bill;exampleLang:PL;answerLang:ENG;reportedBugs.status:REPORTED',
      ),
    )
    expect(address()).toContain('search=bill')
  })

  it.each([
    [{}, 'Nie ma tu jeszcze ćwiczeń'],
    [{ search: 'zzz' }, 'Brak ćwiczeń dla „zzz”'],
  ])('shows an empty state (%j)', async (query, title) => {
    await open({ listExercises: pageOf([]) }, query)
    expect(await screen.findByText(title)).toBeInTheDocument()
  })

  it('shows a failed load, and the no-access page if the server refuses access', async () => {
    const failed = await open({ listExercises: failure(500) })
    expect(await screen.findByText('Nie udało się wczytać ćwiczeń')).toBeInTheDocument()
    failed.unmount()
    await open({ listExercises: failure(403, { code: 'FORBIDDEN' }) })
    expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
  })
})

describe('copying', () => {
  it('refuses to copy more than 25 links (A-EXER-10, A-EXER-11)', async () => {
    const { person, platform } = await open()
    await row(/I am at home/)
    await person.click(screen.getByRole('button', { name: 'Kopiuj linki' }))
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringMatching(
        /^Można skopiować maksymalnie 25.linków\. Zmień liczbę wyświetlanych przykładów na dole listy\.$/,
      ),
    )
    expect(clipboard).not.toHaveBeenCalled()
  })

  it('copies the links of the page to the clipboard (A-EXER-12)', async () => {
    const { person, platform } = await open({}, { limit: '25' })
    await row(/I am at home/)
    await person.click(screen.getByRole('button', { name: 'Kopiuj linki' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', 'Linki zostały skopiowane do schowka.'),
    )
    expect(clipboard).toHaveBeenCalledWith(
      'http://localhost/admin/exercises/e1\nhttp://localhost/admin/exercises/e2',
    )
  })

  it('has a disabled button while the list loads and if it is empty (A-EXER-12)', async () => {
    const links = () => screen.getByRole('button', { name: 'Kopiuj linki' })
    const loading = await open({ listExercises: () => new Promise<never>(() => {}) }, { limit: '25' })
    expect(links()).toBeDisabled()
    loading.unmount()
    await open({ listExercises: pageOf([]) }, { limit: '25' })
    expect(await screen.findByText('Nie ma tu jeszcze ćwiczeń')).toBeInTheDocument()
    expect(links()).toBeDisabled()
  })

  it('copies the link to a recording (A-EXER-13)', async () => {
    const { person, platform } = await open()
    await row(/I am at home/)
    await person.click(screen.getByRole('button', { name: /^Kopiuj link do nagrania: I.am at home/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', 'Link do nagrania skopiowany do schowka.'),
    )
    expect(clipboard).toHaveBeenCalledWith('http://localhost/admin/exercises/e1#recording-answer')
  })

  it('copies an exercise and opens the copy (A-EXER-16, A-EXFO-30, A-SNACK-01)', async () => {
    const { person, platform, api, address } = await open({ copyExercise: exercise({ _id: 'e9' }) })
    await row(/I am at home/)
    await person.click(screen.getByRole('button', { name: /^Więcej: „I.am at home/ }))
    await person.click(screen.getByRole('menuitem', { name: 'Kopiuj' }))
    await waitFor(() => expect(address()).toBe('/admin/exercises/e9'))
    expect(api.sent('copyExercise')[0]?.params).toEqual({ id: 'e1' })
    expect(platform.notify).toHaveBeenCalledWith('success', 'Ćwiczenie zostało skopiowane.')
  })
})

describe('deleting', () => {
  const remove = async (answer: PageOptions['api']) => {
    const page = await open({
      countExerciseNotes: { learners: 0 },
      getLessonsUsing: { data: [], metadata: { total: 0 } },
      ...answer,
    })
    await row(/I am at home/)
    await page.person.click(screen.getByRole('button', { name: /^Więcej: „I.am at home/ }))
    await page.person.click(screen.getByRole('menuitem', { name: 'Usuń' }))
    return page
  }

  it('asks for confirmation and reports success (A-EXER-17, A-SNACK-01, A-SNACK-02)', async () => {
    const { platform, api } = await remove({ deleteExercise: () => undefined })
    await waitFor(() =>
      expect(platform.confirm).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'Tej operacji nie można cofnąć.' }),
      ),
    )
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', 'Ćwiczenie zostało usunięte.'),
    )
    expect(api.sent('deleteExercise')[0]).toMatchObject({ params: { id: 'e1' }, query: { version: 3 } })
  })

  it('warns how many learners will lose their notes (A-EXER-17)', async () => {
    const { platform } = await remove({ countExerciseNotes: { learners: 5 } })
    await waitFor(() =>
      expect(platform.confirm).toHaveBeenCalledWith(
        expect.objectContaining({ text: expect.stringMatching(/^5.osób straci swoje notatki/) }),
      ),
    )
  })

  it('is cancelled if the number of affected learners fails to load', async () => {
    const { platform, api } = await remove({ countExerciseNotes: failure(500) })
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
    expect(platform.confirm).not.toHaveBeenCalled()
    expect(api.sent('deleteExercise')).toEqual([])
  })

  it('is refused with the reason if another editor has changed the exercise since the list was loaded (C57)', async () => {
    const { platform } = await remove({ deleteExercise: failure(409, { code: 'STALE_WRITE' }) })
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'error',
        expect.stringContaining('Ktoś zmienił to przed chwilą'),
      ),
    )
  })

  it('reports a failure (A-EXER-18)', async () => {
    const { platform } = await remove({ deleteExercise: failure(500) })
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', 'Nie udało się usunąć ćwiczenia.'),
    )
  })
})

describe('batch changes of exercises', () => {
  const choose = async (person: Awaited<ReturnType<typeof open>>['person'], action: string) => {
    await person.click(await screen.findByRole('checkbox', { name: /^Zaznacz: Can/ }))
    await person.click(screen.getByRole('button', { name: 'Zmień zaznaczone' }))
    await person.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('dialog', { name: action }))
  }
  const effect = { changed: 1, unchanged: 0, skipped: 0, skippedRows: [], rowIds: ['e2'] }

  it('link a found hint after a preview', async () => {
    const { person, api } = await open({
      previewBatch: effect,
      createBatch: batch({ kind: 'exercise', change: { action: 'linkHint', hintId: 'h7' } }),
      getLinkable: { words: [], hints: [{ _id: 'h7', text: 'Uprzejme prośby' }] },
    })
    const dialog = await choose(person, 'Dołącz wskazówkę')
    expect(dialog.getByRole('button', { name: /^Zmień 0/ })).toBeDisabled()
    await person.type(dialog.getByRole('searchbox', { name: 'Znajdź wskazówkę' }), 'prośby')
    await person.click(await dialog.findByRole('radio', { name: 'Uprzejme prośby' }))
    await person.click(await dialog.findByRole('button', { name: /^Zmień 1.wiersz$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.sent('getLinkable')[0]?.query).toMatchObject({ exampleLang: 'PL', answerLang: 'ENG' })
    expect(api.sent('createBatch')[0]?.body).toMatchObject({
      kind: 'exercise',
      change: { action: 'linkHint', hintId: 'h7' },
      rows: { rowIds: ['e2'] },
    })
  })

  it('record the texts without a recording', async () => {
    const { person, api } = await open({
      previewBatch: {
        ...effect,
        skipped: 1,
        skippedRows: [{ rowId: 'e3', name: 'Gone.', reason: 'refused' }],
      },
    })
    const dialog = await choose(person, 'Nagraj, czego brakuje')
    expect(await dialog.findByText(/Zmieni się 1.wiersz\./)).toBeVisible()
    expect(api.sent('previewBatch')[0]?.body).toMatchObject({ change: { action: 'record', replace: false } })
  })
})
