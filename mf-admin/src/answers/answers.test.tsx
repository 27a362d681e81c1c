import { paths } from '@mowka/contract/routes'
import type { ExerciseAnswers as Answers } from '@mowka/contract/schemas/editor/exercise'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { course } from '../courses/course.fixture'
import { texts } from '../pages'
import AdminAnswersPage from './AdminAnswersPage'
import { refused, stumbled } from './answers.fixture'
import ExerciseAnswers from './ExerciseAnswers'

const options = {
  texts: { namespace: 'admin', loader: texts },
  roles: ['admin' as const],
}
const pageOf = (data: Answers[], total = data.length) => ({ data, metadata: { total } })
const list = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminAnswersPage />, {
    ...options,
    route: 'adminAnswers',
    at: paths.adminAnswers(),
    api: {
      listStumbles: pageOf([stumbled()]),
      listCourses: { data: [], metadata: { total: 0 } },
      getMistakeReasons: { data: ['Tak się nie mówi.'] },
      ...api,
    },
  })
const block = (api: PageOptions['api'] = {}) =>
  renderPage(<ExerciseAnswers exerciseId="e1" />, {
    ...options,
    route: 'adminEditExercise',
    at: paths.adminEditExercise({ exerciseId: 'e1' }),
    api: { getRefusedAnswers: stumbled(), getMistakeReasons: { data: [] }, ...api },
  })
const answer = async (text: string) => {
  const said = await screen.findByText(text, { selector: 'strong' })
  const item = said.closest('li')
  if (!item) throw new Error('The answer is in no list')
  return within(item)
}
/** Matches a text with any whitespace: one-character words are followed by a no-break space. */
const asSaid = (name: string) => new RegExp(`^${name.replace(/ /g, '\\s')}$`)
const press = (name: string) => screen.findByRole('button', { name: asSaid(name) })

describe('the list of exercises with refused answers', () => {
  it('is sorted by the number of affected learners and shows answers, counts and differences without names', async () => {
    const { api, container } = await list()
    const row = await screen.findByRole('row', { name: /I like my house/ })
    expect(within(row).getByRole('link', { name: 'I like my house.' })).toHaveAttribute(
      'href',
      '/admin/exercises/e1',
    )
    expect(within(row).getByRole('cell', { name: '14' })).toBeVisible()
    const first = await answer('I enjoy my house')
    expect(first.getByText(/^12.osób$/)).toBeVisible()
    expect(first.getByText(/^3 osoby uważają za dobrą$/)).toBeVisible()
    expect(first.getByText('enjoy').closest('del')).toHaveTextContent('wpisano: enjoy')
    expect(api.sent('listStumbles')[0]?.query).toMatchObject({ sort: 'people:desc', limit: 10, page: 1 })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('can be filtered by language, level, course, dispute and text', async () => {
    const listCourses = { data: [course({ _id: 'c1', name: 'Dom i miasto' })], metadata: { total: 1 } }
    const { api, person } = await list({ listCourses })
    await screen.findByRole('row', { name: /I like my house/ })
    await person.selectOptions(screen.getByRole('combobox', { name: 'Język odpowiedzi' }), 'DE')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Poziom' }), 'B1')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Kurs' }), 'Dom i miasto')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Uważane za dobre' }), 'Tak')
    await waitFor(() =>
      expect(api.sent('listStumbles').at(-1)?.query.filters).toBe(
        'answerLang:DE;level:B1;course:c1;disputed:true',
      ),
    )
    await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'dom{Enter}')
    await waitFor(() =>
      expect(api.sent('listStumbles').at(-1)?.query.filters).toBe(
        '$search:dom;answerLang:DE;level:B1;course:c1;disputed:true',
      ),
    )
  })

  it('accepting an answer removes it from the row, and a notice with an undo button shows the accepted text', async () => {
    let now = stumbled()
    const { api, person, platform } = await list({
      listStumbles: () => pageOf([now]),
      decideRefusedAnswer: () => {
        now = stumbled({ version: 4, forms: 1, answers: now.answers.slice(1) })
        return { ...now, accepted: 'I enjoy my house.' }
      },
    })
    await person.click(await press('Przyjmij: I enjoy my house'))
    await waitFor(() => expect(screen.queryByText('I enjoy my house')).not.toBeInTheDocument())
    expect(api.sent('decideRefusedAnswer')[0]).toMatchObject({
      params: { id: 'e1' },
      body: { decision: 'accept', normalForm: 'i enjoy my house', version: 3 },
    })
    expect(platform.notify).toHaveBeenCalledWith(
      'success',
      expect.stringMatching(asSaid('Przyjęta: I enjoy my house.')),
      expect.objectContaining({ action: expect.objectContaining({ label: 'Cofnij' }) }),
    )
  })

  it('undoing an acceptance restores the previous version from the history of the exercise', async () => {
    const { api, person, platform } = await list({
      decideRefusedAnswer: { ...stumbled({ version: 4 }), accepted: 'I enjoy my house.' },
      listHistory: {
        data: [
          {
            _id: 'h9',
            kind: 'exercise',
            rowId: 'e1',
            action: 'changed',
            version: 4,
            author: null,
            createdAt: '2026-11-20T10:00:00.000Z',
            changes: [],
          },
        ],
        metadata: { total: 1 },
      },
      goBackInHistory: { version: 5 },
    })
    await person.click(await press('Przyjmij: I enjoy my house'))
    await waitFor(() => expect(platform.notify).toHaveBeenCalled())
    platform.notify.mock.calls[0]?.[2]?.action?.onSelect()
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Cofnięte.'))
    expect(api.sent('goBackInHistory')[0]).toMatchObject({ params: { id: 'h9' }, body: { version: 4 } })
  })

  it('refusing an answer requires a reason, which can be a suggestion with edits', async () => {
    const { api, person } = await list({
      decideRefusedAnswer: { ...stumbled({ version: 4 }), accepted: null },
    })
    await person.click(await press('Odrzuć z\u00a0powodem: I enjoy my house'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dlaczego to błąd?' }))
    const refuse = dialog.getByRole('button', { name: 'Odrzuć z\u00a0powodem' })
    expect(refuse).toBeDisabled()
    expect(await dialog.findByRole('button', { name: 'Tak się nie mówi.' })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Zamiast „enjoy” powinno być „like”.' }))
    await person.type(dialog.getByRole('textbox', { name: 'Powód' }), ' Zawsze.')
    await person.click(refuse)
    await waitFor(() =>
      expect(api.sent('decideRefusedAnswer')[0]?.body).toEqual({
        decision: 'refuse',
        normalForm: 'i enjoy my house',
        version: 3,
        reason: 'Zamiast „enjoy” powinno być „like”. Zawsze.',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('a stale write preserves the typed reason and reloads the list (C57)', async () => {
    const { api, person, platform } = await list({
      decideRefusedAnswer: failure(409, { code: 'STALE_WRITE' }),
    })
    await person.click(await press('Odrzuć z\u00a0powodem: I enjoy my house'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dlaczego to błąd?' }))
    await person.type(dialog.getByRole('textbox', { name: 'Powód' }), 'Bo nie.')
    await person.click(dialog.getByRole('button', { name: 'Odrzuć z\u00a0powodem' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Ktoś zmienił/)),
    )
    expect(dialog.getByRole('textbox', { name: 'Powód' })).toHaveValue('Bo nie.')
    await waitFor(() => expect(api.sent('listStumbles')).toHaveLength(2))
  })

  it('setting an answer aside can be undone', async () => {
    const { api, person, platform } = await list({ decideRefusedAnswer: { ...stumbled(), accepted: null } })
    await person.click(await press('Odłóż: I hate my house'))
    await waitFor(() => expect(platform.notify).toHaveBeenCalled())
    platform.notify.mock.calls[0]?.[2]?.action?.onSelect()
    await waitFor(() =>
      expect(api.sent('decideRefusedAnswer').map(({ body }) => body)).toEqual([
        { decision: 'set-aside', normalForm: 'i hate my house' },
        { decision: 'bring-back', normalForm: 'i hate my house' },
      ]),
    )
  })

  it('shows all answers of an exercise on demand', async () => {
    const { person } = await list({
      listStumbles: pageOf([stumbled({ forms: 5 })]),
      getRefusedAnswers: stumbled({
        forms: 5,
        answers: [...stumbled().answers, refused({ normalForm: 'x', typed: 'I adore my house' })],
        rare: 7,
      }),
    })
    await person.click(await press('Pokaż wszystkie 5 odpowiedzi na: I like my house.'))
    expect(await screen.findByText('I adore my house')).toBeVisible()
    expect(screen.getByText(/^7 innych odpowiedzi podały pojedyncze osoby/)).toBeVisible()
  })

  it('shows texts for an empty list, a failed load and missing access', async () => {
    const empty = await list({ listStumbles: pageOf([]) })
    expect(await screen.findByText('Nikt się nie potyka')).toBeVisible()
    empty.unmount()
    const failed = await list({ listStumbles: failure(500) })
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
    failed.unmount()
    await list({ listStumbles: failure(403) })
    expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeVisible()
  })
})

describe('the refused answers on the page of an exercise', () => {
  it("show an empty state and the number of rare answers that aren't listed", async () => {
    await block({ getRefusedAnswers: stumbled({ people: 0, forms: 0, answers: [], rare: 1 }) })
    expect(await screen.findByText('Żadna odpowiedź nie czeka na decyzję.')).toBeVisible()
    expect(screen.getByText(/^1 inną odpowiedź podała tylko jedna osoba/)).toBeVisible()
  })

  it('report an exercise that has the maximum number of answers', async () => {
    const { person, platform } = await block({
      decideRefusedAnswer: failure(422, { code: 'TOO_MANY_ANSWERS' }),
    })
    await person.click(await press('Przyjmij: I enjoy my house'))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Ćwiczenie ma już tyle/)),
    )
  })
})
