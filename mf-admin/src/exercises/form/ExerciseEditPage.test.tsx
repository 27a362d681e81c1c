import { paths } from '@mowka/contract/routes'
import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { stumbled } from '../../answers/answers.fixture'
import { texts } from '../../pages'
import { exercise, report } from '../exercise.fixture'
import ExerciseEditPage from './ExerciseEditPage'

const saved = (change: Partial<EditedExercise> = {}) => exercise({ version: 4, ...change })
const common: PageOptions['api'] = {
  getSimilarExercises: { data: [] },
  getTags: { data: [] },
  getRefusedAnswers: stumbled({ people: 0, forms: 0, answers: [] }),
}
const open = (row: EditedExercise = exercise(), api: PageOptions['api'] = {}) =>
  renderPage(<ExerciseEditPage />, {
    route: 'adminEditExercise',
    at: paths.adminEditExercise({ exerciseId: 'e1' }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { ...common, getExercise: row, ...api },
  })
const openNew = (api: PageOptions['api'] = {}) =>
  renderPage(<ExerciseEditPage />, {
    route: 'adminAddExercise',
    at: paths.adminAddExercise(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { ...common, ...api },
  })
const answerBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Odpowiedź' })
const save = () => screen.getByRole('button', { name: 'Zapisz' })
/** Selects a part of the answer in its text box. */
const select = async (text: string) => {
  const box = await answerBox()
  act(() => box.focus())
  const start = box.value.indexOf(text)
  box.setSelectionRange(start, start + text.length)
  fireEvent.select(box)
}
const gapNames = () =>
  screen
    .queryAllByRole('button', { name: /^Usuń lukę/ })
    .map((each) => each.getAttribute('aria-label')?.replace(/^Usuń lukę „(.*)”$/, '$1'))

describe('a new exercise', () => {
  it('is active, from Polish to English and not flagged for attention by default (A-EXFO-02, A-EXFO-03)', async () => {
    await openNew()
    expect(await screen.findByRole('heading', { level: 1, name: 'Nowe ćwiczenie' })).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Aktywne' })).toBeChecked()
    expect(screen.getByRole('switch', { name: 'Wymaga uwagi' })).not.toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Język pytania' })).toHaveValue('PL')
    expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('ENG')
  })

  it('needs both sentences with at least three characters (A-EXFO-04, A-EXFO-05)', async () => {
    const { person, api } = await openNew()
    await person.click(await screen.findByRole('button', { name: 'Zapisz' }))
    expect(await screen.findAllByText('Pole jest wymagane')).toHaveLength(2)
    await person.type(await answerBox(), 'ab')
    await person.click(save())
    expect(await screen.findByText(/Wymagane co najmniej 3.znaki/)).toBeInTheDocument()
    expect(api.sent('createExercise')).toHaveLength(0)
  })

  it('is created, confirmed and opened for editing (A-EXFO-30, A-EXFO-31, A-SNACK-01)', async () => {
    const { person, api, platform, address } = await openNew({ createExercise: exercise({ _id: 'e7' }) })
    await person.type(await screen.findByRole('textbox', { name: 'Przykład' }), 'Jestem.')
    await person.type(await answerBox(), 'I am.')
    await person.click(save())
    await waitFor(() => expect(address()).toBe('/admin/exercises/e7'))
    expect(api.sent('createExercise')[0]?.body).toMatchObject({
      example: 'Jestem.',
      answer: 'I am.',
      active: true,
      needAttention: false,
      gaps: [],
      requestId: expect.any(String),
    })
    expect(platform.notify).toHaveBeenCalledWith('success', 'Ćwiczenie zostało dodane.')
  })
})

describe('a series of new exercises', () => {
  const ofLesson = {
    at: `${paths.adminAddExercise()}?lesson=l1&exampleLang=PL&answerLang=DE`,
    createExercise: ({ body }: { body: unknown }) =>
      exercise({ ...(body as Partial<EditedExercise>), _id: (body as { requestId: string }).requestId }),
  }
  const openSeries = (api: PageOptions['api'] = {}) =>
    renderPage(<ExerciseEditPage />, {
      route: 'adminAddExercise',
      at: ofLesson.at,
      texts: { namespace: 'admin', loader: texts },
      roles: ['admin'],
      api: { ...common, createExercise: ofLesson.createExercise, ...api },
    })
  const example = () => screen.getByRole('textbox', { name: 'Przykład' })

  it('saves with Ctrl+Shift+Enter, clears the form without leaving the page, and focuses the first field', async () => {
    const { person, api, address } = await openSeries()
    await screen.findByRole('button', { name: 'Zapisz i\u00a0dodaj następne' })
    for (const [polish, german] of [
      ['Jestem w domu.', 'Ich bin zu Hause.'],
      ['Idę do pracy.', 'Ich gehe zur Arbeit.'],
    ] as const) {
      await person.type(example(), polish)
      await person.type(await answerBox(), german)
      await person.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
      await waitFor(() => expect(example()).toHaveValue(''))
      expect(example()).toHaveFocus()
      expect(screen.getByRole('link', { name: german })).toBeVisible()
    }
    expect(address()).toBe(ofLesson.at)
    expect(screen.getByRole('combobox', { name: 'Język odpowiedzi' })).toHaveValue('DE')
    const sent = api.sent('createExercise').map(({ body }) => body as { requestId: string })
    expect(sent).toMatchObject([
      { answer: 'Ich bin zu Hause.', lessonId: 'l1' },
      { answer: 'Ich gehe zur Arbeit.', lessonId: 'l1' },
    ])
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('preserves the input and its mistakes when the server refuses it', async () => {
    const { person } = await openSeries({ createExercise: failure(503) })
    await person.type(await screen.findByRole('textbox', { name: 'Przykład' }), 'Jestem.')
    await person.click(screen.getByRole('button', { name: 'Zapisz i\u00a0dodaj następne' }))
    expect(await screen.findAllByText('Pole jest wymagane')).toHaveLength(1)
    await person.type(await answerBox(), 'Ich bin.')
    await person.click(screen.getByRole('button', { name: 'Zapisz i\u00a0dodaj następne' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Zapisz' })).not.toHaveAttribute('aria-busy'),
    )
    expect(await answerBox()).toHaveValue('Ich bin.')
  })

  it('shows text typed during saving as a change of the saved exercise', async () => {
    let finish = () => {}
    const { person, api } = await openSeries({
      createExercise: async (call) => {
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return ofLesson.createExercise(call)
      },
      updateExercise: ({ body }) => saved(body as Partial<EditedExercise>),
    })
    await person.type(await screen.findByRole('textbox', { name: 'Przykład' }), 'Jestem.')
    await person.type(await answerBox(), 'Ich bin.')
    await person.click(screen.getByRole('button', { name: 'Zapisz i\u00a0dodaj następne' }))
    await person.type(await answerBox(), ' Ja.')
    await waitFor(() => expect(api.sent('createExercise')).toHaveLength(1))
    await act(async () => finish())
    expect(await answerBox()).toHaveValue('Ich bin. Ja.')
    await person.click(screen.getByRole('button', { name: 'Zapisz i\u00a0dodaj następne' }))
    await waitFor(() => expect(example()).toHaveValue(''))
    expect(api.sent('updateExercise')[0]?.body).toMatchObject({ answer: 'Ich bin. Ja.' })
  })

  it('saves and opens the exercise with Ctrl+Enter', async () => {
    const { person, address } = await openSeries({ createExercise: exercise({ _id: 'e7' }) })
    await person.type(await screen.findByRole('textbox', { name: 'Przykład' }), 'Jestem.')
    await person.type(await answerBox(), 'Ich bin.')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(address()).toBe('/admin/exercises/e7'))
  })
})

describe('the drawer for words and hints', () => {
  const word = {
    _id: 'w9',
    example: 'dach',
    exampleLang: 'PL' as const,
    exampleRecording: null,
    answer: 'a roof',
    answerLang: 'ENG' as const,
    answerRecording: null,
    transcription: '',
    partOfSpeech: null,
    gender: null,
    tags: [],
    needAttention: false,
    active: true,
    exercises: [],
    version: 1,
  }

  it('creates a word from the searched text and links it without saving the exercise', async () => {
    const { person, api } = await open(exercise(), {
      getLinkable: { words: [], hints: [] },
      createWord: word,
      updateExercise: saved(),
    })
    await person.type(await screen.findByRole('searchbox', { name: 'Znajdź słowo' }), 'a roof')
    await person.click(screen.getByRole('button', { name: 'Nowe słowo' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Nowe słowo' }))
    expect(drawer.getByRole('textbox', { name: 'Odpowiedź' })).toHaveValue('a roof')
    await person.type(drawer.getByRole('textbox', { name: 'Przykład' }), 'dach')
    await person.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('a roof (dach)')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.sent('createWord')[0]?.body).toMatchObject({
      answer: 'a roof',
      example: 'dach',
      answerLang: 'ENG',
    })
    expect(api.sent('updateExercise')).toHaveLength(0)
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')[0]?.body).toMatchObject({ words: ['w1', 'w9'] }))
  })

  it('edits a linked word, whose new text is shown', async () => {
    const { person, api } = await open(exercise(), {
      listWords: { data: [{ ...word, _id: 'w1', answer: 'home', example: 'dom' }], metadata: { total: 1 } },
      updateWord: { ...word, _id: 'w1', answer: 'a home', example: 'dom', version: 2 },
    })
    await person.click(await screen.findByRole('button', { name: 'Edytuj: home (dom)' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'home' }))
    const answer = await drawer.findByRole('textbox', { name: 'Odpowiedź' })
    await person.clear(answer)
    await person.type(answer, 'a home')
    await person.click(drawer.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('a home (dom)')).toBeInTheDocument()
    expect(api.sent('updateWord')[0]?.body).toEqual({ answer: 'a home', version: 1 })
    expect(api.sent('updateExercise')).toHaveLength(0)
  })

  it('asks before unsaved input is lost', async () => {
    const { person, platform } = await open()
    platform.confirm.mockResolvedValue(false)
    await person.click(await screen.findByRole('button', { name: 'Nowe słowo' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Nowe słowo' }))
    await person.type(drawer.getByRole('textbox', { name: 'Przykład' }), 'dach')
    await person.keyboard('{Escape}')
    expect(platform.confirm).toHaveBeenCalledTimes(1)
    expect(drawer.getByRole('textbox', { name: 'Przykład' })).toHaveValue('dach')
  })
})

describe('the form of an exercise', () => {
  it('shows all fields and has no accessibility violations that axe detects (A-EXFO-01)', async () => {
    const { container } = await open(exercise({ reportedBugs: [report()] }))
    expect(await answerBox()).toHaveValue('I am at home.')
    expect(await answerBox()).toHaveAttribute('lang', 'en')
    expect(screen.getByText("I'm at home.")).toBeInTheDocument()
    expect(screen.getByText('home (dom)')).toBeInTheDocument()
    expect(screen.getByText('at home bez przedimka')).toBeInTheDocument()
    expect(screen.getByText('sytu_05')).toBeInTheDocument()
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('sends only changed fields, with the loaded version (A-EXFO-17, A-EXFO-31)', async () => {
    const { person, api, platform } = await open(exercise(), { updateExercise: saved({ active: false }) })
    await person.click(await screen.findByRole('switch', { name: 'Aktywne' }))
    api.answer({ getExercise: saved({ active: false }) })
    await person.click(save())
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', 'Ćwiczenie zostało zapisane.'),
    )
    expect(api.sent('updateExercise')[0]).toMatchObject({ params: { id: 'e1' } })
    expect(api.sent('updateExercise')[0]?.body).toEqual({ active: false, version: 3 })
  })

  it('returns to the list for an unknown id (A-EXFO-29)', async () => {
    const { platform, address } = await open(exercise(), { getExercise: failure(404) })
    await waitFor(() => expect(address()).toBe('/admin/exercises'))
    expect(platform.notify).toHaveBeenCalledWith('error', 'Ćwiczenie nie istnieje.')
  })

  it('shows the findings of the content rules during typing', async () => {
    const { person } = await open()
    await person.type(await answerBox(), '{End} A apple')
    expect(await screen.findByText(/Sprawdź przedimek: „A.apple”/)).toBeInTheDocument()
    expect(screen.getByText('Powinno kończyć się tak jak przykład.')).toBeInTheDocument()
  })

  it('links to a similar exercise', async () => {
    const similar = {
      _id: 'e5',
      example: 'Jestem teraz w pracy z siostrą.',
      answer: 'I am at work with my sister.',
    }
    await open(exercise({ answer: 'I am at home with my sister.', gaps: [] }), {
      getSimilarExercises: { data: [similar] },
    })
    expect(await screen.findByRole('link', { name: similar.answer })).toHaveAttribute(
      'href',
      '/admin/exercises/e5',
    )
  })
})

describe('gaps', () => {
  it('are created from the selected text without surrounding spaces (A-EXFO-10, A-EXFO-13)', async () => {
    const { person, api } = await open(exercise({ gaps: [] }), { updateExercise: saved() })
    await select(' am ')
    await person.click(screen.getByRole('button', { name: 'Zrób lukę: „am”' }))
    expect(gapNames()).toEqual(['am'])
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
    expect(api.sent('updateExercise')[0]?.body).toMatchObject({ gaps: [{ ranges: [{ start: 2, end: 4 }] }] })
  })

  it('are merged if they are adjacent (A-EXFO-15)', async () => {
    const { person } = await open()
    expect(await answerBox()).toBeInTheDocument()
    expect(gapNames()).toEqual(['home'])
    await select('at')
    await person.click(screen.getByRole('button', { name: 'Zrób lukę: „at”' }))
    expect(gapNames()).toEqual(['at home'])
    await person.click(screen.getByRole('button', { name: 'Usuń lukę „at home”' }))
    expect(gapNames()).toEqual([])
  })

  it('are not created from an empty selection (A-EXFO-14)', async () => {
    const { person } = await open(exercise({ gaps: [] }))
    await select('')
    await person.click(screen.getByRole('button', { name: /^Zaznacz w.odpowiedzi/ }))
    await select(' ')
    await person.click(screen.getByRole('button', { name: /^Zaznacz w.odpowiedzi/ }))
    expect(gapNames()).toEqual([])
  })

  it('move with their words when the answer is edited, and a warning asks to check them (A-EXFO-16)', async () => {
    const { person } = await open()
    const box = await answerBox()
    await person.type(box, 'Now ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(gapNames()).toEqual(['home'])
    expect(screen.getByText('Ćwiczenie zostało zmienione')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText('Ćwiczenie zostało zmienione')).not.toBeInTheDocument()
  })

  it('are not moved when a restored version replaces an unchanged form (A-EXFO-10, A-EXFO-11, A-EXFO-16, C57)', async () => {
    const changed = {
      _id: 'h1',
      kind: 'exercise' as const,
      rowId: 'e1',
      action: 'changed' as const,
      version: 3,
      author: 'ewa@mowka.test',
      createdAt: '2026-11-20T10:00:00.000Z',
      changes: [{ field: 'answer', before: 'Yes, I am at home.', after: 'I am at home.' }],
    }
    const { person, api } = await open(exercise(), {
      listHistory: { data: [changed], metadata: { total: 1 } },
      goBackInHistory: { version: 4 },
      updateExercise: saved({ version: 5 }),
    })
    const box = await answerBox()
    await person.click(screen.getByRole('button', { name: 'Historia' }))
    api.answer({
      getExercise: saved({ answer: 'Yes, I am at home.', gaps: [{ ranges: [{ start: 13, end: 17 }] }] }),
    })
    await person.click(await screen.findByRole('button', { name: /^Przywróć stan/ }))
    await waitFor(() => expect(box).toHaveValue('Yes, I am at home.'))
    expect(gapNames()).toEqual(['home'])
    expect(screen.queryByText('Ćwiczenie zostało zmienione')).not.toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: 'Wymaga uwagi' }))
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
  })

  it('are moved by text pasted before them, and are saved with the answer (A-EXFO-11, A-EXFO-31)', async () => {
    const { person, api } = await open(exercise(), { updateExercise: saved() })
    const box = await answerBox()
    act(() => box.focus())
    box.setSelectionRange(0, 0)
    await person.paste('Yes, ')
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
    expect(api.sent('updateExercise')[0]?.body).toEqual({
      answer: 'Yes, I am at home.',
      gaps: [{ ranges: [{ start: 13, end: 17 }] }],
      version: 3,
    })
  })

  it('show the warning again when the answer is changed back after saving (A-EXFO-16)', async () => {
    const { person, api } = await open(exercise(), {
      updateExercise: saved({ answer: 'I am at home' }),
    })
    const box = await answerBox()
    await person.type(box, '{Backspace}')
    await person.click(screen.getByRole('button', { name: 'OK' }))
    api.answer({ getExercise: saved({ answer: 'I am at home' }) })
    await person.click(save())
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'))
    await person.type(box, '.')
    expect(screen.getByText('Ćwiczenie zostało zmienione')).toBeInTheDocument()
  })

  it('are invalid without their words, and prevent saving (A-EXFO-12)', async () => {
    const { person, api } = await open()
    const box = await answerBox()
    await person.type(box, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 12 })
    expect(screen.getByText('Invalid range')).toBeInTheDocument()
    await person.click(save())
    expect(api.sent('updateExercise')).toHaveLength(0)
  })
})

describe('alternative answers', () => {
  it('are approved and visible by default, need a text, and list the answers that a pattern accepts (A-EXFO-06, A-EXFO-07, A-EXFO-08)', async () => {
    const { person, api } = await open(exercise(), { updateExercise: saved() })
    await person.click(await screen.findByRole('button', { name: 'Dodaj odpowiedź' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa odpowiedź alternatywna' }))
    expect(dialog.getByRole('switch', { name: /^Zatwierdzona/ })).toBeChecked()
    expect(dialog.getByRole('switch', { name: /^Ukryta/ })).not.toBeChecked()
    expect(dialog.getByRole('button', { name: 'Zapisz odpowiedź' })).toBeDisabled()
    await person.type(dialog.getByRole('textbox', { name: 'Treść odpowiedzi' }), 'I am in [[my|the] house.')
    const accepted = within(dialog.getByRole('list', { name: 'Odpowiedzi, które przyjmuje wzór' }))
    expect(accepted.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'I am in my house.',
      'I am in the house.',
    ])
    await person.type(dialog.getByRole('textbox', { name: 'Komentarz' }), 'Rzadziej.')
    await person.click(dialog.getByRole('button', { name: 'Zapisz odpowiedź' }))
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
    expect(api.sent('updateExercise')[0]?.body).toMatchObject({
      alternativeAnswers: [
        { text: "I'm at home." },
        { text: 'I am [at|in] my house.' },
        { text: 'I am in [my|the] house.', comment: 'Rzadziej.', approved: true, hidden: false },
      ],
    })
  })

  it('are deleted after confirmation (A-EXFO-09)', async () => {
    const { person, platform } = await open()
    await person.click(await screen.findByRole('button', { name: /^Usuń: I'm at home/ }))
    expect(platform.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Na pewno chcesz usunąć tą odpowiedź?' }),
    )
    await waitFor(() => expect(screen.queryByText("I'm at home.")).not.toBeInTheDocument())
  })
})

describe('reported mistakes', () => {
  const reported = exercise({ reportedBugs: [report(), report({ _id: 'b2', suggestedAnswer: '-' })] })

  it('are added once as unapproved alternatives when they are approved (A-EXFO-18, A-EXFO-22, A-EXFO-23)', async () => {
    const { person, api } = await open(reported, { updateExercise: saved() })
    const approve = await screen.findByRole('button', { name: /^Zatwierdź: I.am home/ })
    await person.click(approve)
    expect(approve).toBeDisabled()
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
    expect(api.sent('updateExercise')[0]?.body).toMatchObject({
      reportedBugs: [{ _id: 'b1', status: 'APPROVED' }],
      alternativeAnswers: [{}, {}, { text: 'I am home.', comment: '', approved: false, hidden: true }],
    })
  })

  it('focus the alternatives when the server refuses them after an approval (P-FORM-12)', async () => {
    const { person } = await open(reported, {
      updateExercise: failure(422, {
        code: 'INVALID_INPUT',
        errors: [{ path: 'body/alternativeAnswers', message: 'too many' }],
      }),
    })
    await person.click(await screen.findByRole('button', { name: /^Zatwierdź: I.am home/ }))
    await person.click(save())
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edytuj: I'm at home/ })).toHaveFocus())
  })

  it('are deleted from the list (A-EXFO-24)', async () => {
    const { person, api } = await open(reported, { updateExercise: saved() })
    await person.click(await screen.findByRole('button', { name: /^Usuń zgłoszenie: I.am home/ }))
    expect(screen.queryByRole('button', { name: /^Zatwierdź: I.am home/ })).not.toBeInTheDocument()
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(1))
    expect(api.sent('updateExercise')[0]?.body).toEqual({
      reportedBugs: [{ _id: 'b1', deleted: true }],
      version: 3,
    })
  })
})

test('an exercise has comments beside its fields while it is in review, but not beside reported mistakes', async () => {
  await open(exercise(), { getReviewComments: { data: [], metadata: { isInReview: true } } })
  expect(await screen.findByRole('button', { name: /^Odpowiedź: Dodaj.uwagę$/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Wskazówki: Dodaj.uwagę$/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Zgłoszone błędy: / })).not.toBeInTheDocument()
})

describe('two editors on one exercise', () => {
  it('merge changes of different fields without asking (C57)', async () => {
    const theirs = exercise({ version: 4, tags: ['inny'] })
    let refused = 0
    const { person, api, platform } = await open(exercise(), {
      updateExercise: ({ body }) => {
        const { version } = body as { version: number }
        if (version === 4) return saved({ version: 5, tags: ['inny'], needAttention: true })
        refused += 1
        return failure(409, { code: 'STALE_WRITE', current: theirs })
      },
    })
    await person.click(await screen.findByRole('switch', { name: 'Wymaga uwagi' }))
    await person.click(save())
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(2))
    expect(refused).toBe(1)
    expect(api.sent('updateExercise')[1]?.body).toEqual({ needAttention: true, version: 4 })
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('Tagi')))
  })

  it.each([
    ['Twoja wersja', { answer: 'I am at home!', gaps: [{ ranges: [{ start: 8, end: 13 }] }], version: 4 }],
    ['Wersja innej osoby', { version: 4 }],
  ])('choose between two versions of an answer together with its gaps: "%s" (C57)', async (version, sent) => {
    const gaps = [{ ranges: [{ start: 5, end: 13 }] }]
    const { person, api } = await open(exercise(), {
      updateExercise: ({ body }) =>
        (body as { version: number }).version === 4
          ? saved({ version: 5 })
          : failure(409, { code: 'STALE_WRITE', current: exercise({ version: 4, gaps }) }),
    })
    await person.type(await answerBox(), '{Backspace}!')
    await person.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił to samo' }))
    const both = within(dialog.getByRole('group', { name: 'Odpowiedź, Luki' }))
    const radio = (of: string) => both.getByRole('radio', { name: new RegExp(`^${of}`) })
    expect(radio('Twoja wersja')).toHaveAccessibleDescription('I am at home! home!')
    expect(radio('Wersja innej osoby')).toHaveAccessibleDescription('I am at home. at home.')
    await person.click(radio(version))
    await person.click(dialog.getByRole('button', { name: 'Zapisz wybrane' }))
    await waitFor(() => expect(api.sent('updateExercise')).toHaveLength(2))
    expect(api.sent('updateExercise')[1]?.body).toEqual(sent)
  })
})

describe('recordings', () => {
  const mp3 = new File(['x'], 'zdanie.mp3', { type: 'audio/mpeg' })
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:file')
    URL.revokeObjectURL = jest.fn()
  })

  it('can be played before they are uploaded in base64 (A-EXFO-25, A-EXFO-27)', async () => {
    const { person, api, container } = await open(exercise({ answerRecording: null }), {
      uploadExerciseRecording: { _id: 'r9', exercise: saved() },
    })
    await answerBox()
    const inputs = container.querySelectorAll<HTMLInputElement>('input[type="file"]')
    expect(inputs).toHaveLength(2)
    const [, ofAnswer] = inputs
    if (!ofAnswer) throw new Error('No field for a file')
    await person.upload(ofAnswer, mp3)
    expect(await screen.findByLabelText('Posłuchaj przed wysłaniem: zdanie.mp3')).toHaveAttribute(
      'src',
      'blob:file',
    )
    await person.click(screen.getByRole('button', { name: 'Zapisz nagranie' }))
    await waitFor(() => expect(api.sent('uploadExerciseRecording')).toHaveLength(1))
    expect(api.sent('uploadExerciseRecording')[0]).toMatchObject({
      params: { id: 'e1', type: 'answer' },
      body: { lang: 'ENG', content: btoa('x'), name: 'zdanie.mp3' },
    })
  })

  it('must be MP3 files (A-EXFO-26)', async () => {
    const { container } = await open()
    await answerBox()
    const [input] = container.querySelectorAll<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('No field for a file')
    expect(input).toHaveAttribute('accept', 'audio/mpeg')
    fireEvent.change(input, { target: { files: [new File(['x'], 'a.wav', { type: 'audio/wav' })] } })
    expect(await screen.findByText('To nie jest plik MP3 (audio/mpeg).')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Zapisz nagranie' })).not.toBeInTheDocument()
  })

  it('are generated by the speech service, and deleted after confirmation (A-EXFO-28)', async () => {
    const { person, api, platform } = await open(exercise(), {
      speakExercise: { _id: 'r1', exercise: saved() },
      deleteExerciseRecording: saved(),
    })
    const [speak] = await screen.findAllByRole('button', { name: 'Wygeneruj głosem' })
    if (speak) await person.click(speak)
    await waitFor(() => expect(api.sent('speakExercise')[0]?.params).toEqual({ id: 'e1', type: 'example' }))
    const [, remove] = screen.getAllByRole('button', { name: 'Usuń nagranie' })
    if (remove) await person.click(remove)
    expect(platform.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Tej operacji nie można cofnąć.' }),
    )
    await waitFor(() =>
      expect(api.sent('deleteExerciseRecording')[0]?.params).toEqual({ id: 'e1', recordingId: 'r-answer' }),
    )
  })
})
