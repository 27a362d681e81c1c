import { paths } from '@mowka/contract/routes'
import type { ExerciseSuggestions } from '@mowka/contract/schemas/editor/exercise'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../../../pages'
import { exercise } from '../../exercise.fixture'
import ExerciseEditPage from '../ExerciseEditPage'

const suggested: ExerciseSuggestions = {
  alternatives: [
    { text: "I'm in the house.", comment: 'Podkreśla budynek.' },
    { text: 'I am in my flat.', comment: '' },
  ],
  mistakes: [{ text: 'I am in home.', comment: 'Przed „home” stoi „at”.' }],
  hints: [{ content: '<p>Miejsce łączy się z „at”.</p>' }],
}
const none: ExerciseSuggestions = { alternatives: [], mistakes: [], hints: [] }

const open = async (api: PageOptions['api'] = {}) => {
  const page = await renderPage(<ExerciseEditPage />, {
    route: 'adminAddExercise',
    at: paths.adminAddExercise(),
    texts: { namespace: 'admin', loader: texts },
    roles: ['editor'],
    api: {
      getSimilarExercises: { data: [] },
      getTags: { data: [] },
      suggestForExercise: suggested,
      createExercise: exercise({ _id: 'e7' }),
      ...api,
    },
  })
  await screen.findByRole('button', { name: 'Zaproponuj' })
  return page
}
const askButton = () => screen.getByRole('button', { name: /^Zaproponuj/ })
const writeSentences = async ({ person }: Awaited<ReturnType<typeof open>>) => {
  await person.click(screen.getByRole('textbox', { name: 'Przykład' }))
  await person.paste('Jestem w domu.')
  await person.click(screen.getByRole('textbox', { name: 'Odpowiedź' }))
  await person.paste('I am at home.')
}
const ask = async (page: Awaited<ReturnType<typeof open>>) => {
  await writeSentences(page)
  await page.person.click(askButton())
}
const group = (name: string) => screen.findByRole('group', { name })

describe('suggestions for an exercise', () => {
  it('are requested for a new exercise once it has both sentences', async () => {
    const page = await open()
    expect(askButton()).toBeDisabled()
    expect(screen.getByText('Najpierw wpisz przykład i odpowiedź.')).toBeInTheDocument()
    await ask(page)
    expect(await screen.findByText('4 propozycje do przejrzenia.')).toBeInTheDocument()
    expect(page.api.sent('suggestForExercise')[0]?.body).toEqual({
      example: 'Jestem w domu.',
      exampleLang: 'PL',
      answer: 'I am at home.',
      answerLang: 'ENG',
      register: 'NEUTRAL',
      hints: [],
      alternativeAnswers: [],
      expectedMistakes: [],
    })
    expect(within(await group('Odpowiedzi alternatywne')).getAllByRole('listitem')).toHaveLength(2)
    expect((await axe.run(page.container)).violations).toEqual([])
  })

  it('accepted ones are added as not approved, are saved with the form only, and can be approved', async () => {
    const page = await open()
    const { person, api } = page
    await ask(page)
    await person.click(await screen.findByRole('button', { name: "Przyjmij: I'm in the house." }))
    expect(screen.getByRole('button', { name: /^Przyjmij: I\sam in my flat/ })).toHaveFocus()
    await person.click(screen.getByRole('button', { name: /^Przyjmij: I\sam in home/ }))
    expect(screen.getByText('niezatwierdzona')).toBeInTheDocument()
    expect(screen.getByText('niezatwierdzony')).toBeInTheDocument()
    expect(api.sent('createExercise')).toEqual([])
    await person.click(screen.getByRole('button', { name: "Zatwierdź odpowiedź: I'm in the house." }))
    expect(screen.getByRole('button', { name: "Edytuj: I'm in the house." })).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(api.sent('createExercise')).toHaveLength(1))
    expect(api.sent('createExercise')[0]?.body).toMatchObject({
      alternativeAnswers: [
        { text: "I'm in the house.", comment: 'Podkreśla budynek.', approved: true, hidden: false },
      ],
      expectedMistakes: [{ text: 'I am in home.', comment: 'Przed „home” stoi „at”.', approved: false }],
    })
  })

  it('dismissed ones disappear, and the last one leaves the focus on the button', async () => {
    const page = await open({ suggestForExercise: { ...none, mistakes: suggested.mistakes } })
    await ask(page)
    await page.person.click(await screen.findByRole('button', { name: /^Odrzuć: I\sam in home/ }))
    expect(screen.queryByText('I am in home.')).not.toBeInTheDocument()
    expect(screen.getByText('Wszystkie propozycje przejrzane.')).toBeInTheDocument()
    expect(askButton()).toHaveFocus()
  })

  it('a hint opens as a new hint with the suggested text and is linked when the editor saves it', async () => {
    const hint = {
      _id: 'h9',
      content: '<p>Miejsce łączy się z „at”.</p>',
      rawContent: 'Miejsce łączy się z „at”.',
      sourceLang: 'PL' as const,
      targetLang: 'ENG' as const,
      isFullScreen: false,
      tags: [],
      active: true,
      exercises: [],
      exerciseCount: 0,
      createdAt: '2026-11-16T10:00:00.000Z',
      version: 1,
    }
    const page = await open({ createHint: hint })
    await ask(page)
    await page.person.click(await screen.findByRole('button', { name: /^Otwórz jako nową wskazówkę/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Nowa wskazówka' })
    expect(page.api.sent('createHint')).toEqual([])
    await page.person.click(await within(drawer).findByRole('button', { name: 'Zapisz' }))
    await waitFor(() => expect(page.api.sent('createHint')[0]?.body).toMatchObject({ content: hint.content }))
    expect(await screen.findByRole('button', { name: /^Odłącz: Miejsce/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Otwórz jako nową wskazówkę/ })).not.toBeInTheDocument()
  })

  it('are hidden when the sentence has changed since', async () => {
    const page = await open()
    await ask(page)
    await group('Spodziewane błędy')
    await page.person.type(screen.getByRole('textbox', { name: 'Odpowiedź' }), ' Now.')
    expect(screen.queryByRole('group', { name: 'Spodziewane błędy' })).not.toBeInTheDocument()
    expect(screen.getByText(/Zdanie jest już inne/)).toBeInTheDocument()
  })

  it('an empty reply is reported', async () => {
    const page = await open({ suggestForExercise: none })
    await ask(page)
    expect(await screen.findByText(/nie ma niczego, czego jeszcze tu nie ma/)).toBeInTheDocument()
  })

  it.each([
    [503, 'CHAT_UNAVAILABLE', /Asystent teraz nie odpowiada/],
    [429, 'ASSISTANT_LIMIT', /Na\sdziś wystarczy/],
    [429, 'TOO_MANY_REQUESTS', /za\sminutę/],
    [500, 'UNEXPECTED', /Nie udało się pobrać propozycji/],
  ])('a response %i %s is explained and can be repeated', async (status, code, text) => {
    const page = await open({ suggestForExercise: failure(status, { code }) })
    await ask(page)
    expect(await screen.findByText(text)).toBeInTheDocument()
    page.api.answer({ suggestForExercise: suggested })
    await page.person.click(askButton())
    expect(await group('Wskazówki')).toBeInTheDocument()
  })
})
