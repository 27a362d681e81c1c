import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { type PageOptions, renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminEditWordPage from './AdminEditWordPage'
import AdminWordsPage from './AdminWordsPage'

const cat: DictionaryWord = {
  _id: 'w1',
  example: 'kot',
  exampleLang: 'PL',
  exampleRecording: 'r1',
  answer: 'cat',
  answerLang: 'ENG',
  answerRecording: null,
  transcription: '/kæt/',
  partOfSpeech: 'noun',
  gender: null,
  tags: ['dom'],
  needAttention: true,
  active: true,
  exercises: [{ _id: 'e1', example: 'Mam kota.', answer: 'I have a cat.' }],
  version: 2,
}
const pageOf = (words: DictionaryWord[]) => ({ data: words, metadata: { total: words.length } })
const around = { texts: { namespace: 'admin', loader: texts }, roles: ['admin' as const] }
const openList = (api: PageOptions['api'] = {}) =>
  renderPage(<AdminWordsPage />, {
    ...around,
    route: 'adminWords',
    at: '/admin/dictionary',
    api: {
      listWords: { data: [cat], metadata: { total: 60 } },
      getLessonsUsing: { data: [], metadata: { total: 0 } },
      ...api,
    },
  })
const openPage = (api: PageOptions['api'] = {}, id = 'w1') =>
  renderPage(<AdminEditWordPage />, {
    ...around,
    route: id === 'new' ? 'adminAddWord' : 'adminEditWord',
    at: `/admin/dictionary/${id}`,
    api: {
      listWords: pageOf([cat]),
      getTags: { data: [] },
      getReviewComments: { data: [], metadata: { isInReview: false } },
      getLessonsUsing: {
        data: [{ _id: 'l1', title: 'Zwierzęta', course: 'Angielski od zera', isActive: false }],
        metadata: { total: 1 },
      },
      ...api,
    },
  })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('the list of words has search, languages, add, edit and a menu, and fifty rows per page (A-WORD-01, A-WORD-02)', async () => {
  const { api, person } = await openList()
  expect(await screen.findByText('cat')).toHaveAttribute('lang', 'en')
  expect(api.sent('listWords')[0]?.query).toMatchObject({
    filters: 'exampleLang:PL;answerLang:ENG',
    limit: 50,
    sort: 'answer:asc',
  })
  const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
  expect(sizes.map((each) => each.textContent)).toEqual(['25', '50', '100'])
  expect(screen.getByRole('link', { name: 'Dodaj słowo' })).toHaveAttribute('href', '/admin/dictionary/new')
  expect(screen.getByRole('link', { name: /^Edytuj słowo/ })).toHaveAttribute('href', '/admin/dictionary/w1')
  await person.type(screen.getByRole('searchbox'), 'kot')
  expect(api.sent('listWords')).toHaveLength(1)
  await waitFor(() => expect(api.sent('listWords').at(-1)?.query.filters).toContain('$search:kot'))
})

test("the list shows a word's exercises, plays it and copies links to its recordings (A-WORD-01)", async () => {
  const { api, person, platform } = await openList()
  await person.hover(await screen.findByRole('button', { name: /^1.ćwiczenie$/ }))
  expect(await screen.findByText('I have a cat.')).toHaveAttribute('lang', 'en')
  expect(api.sent('listWords')[0]?.query).toMatchObject({ withExercises: 'true' })
  expect(press('Kopiuj link do nagrania: cat')).toBeDisabled()
  await person.click(press('Kopiuj link do nagrania: kot'))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('success', 'Link do nagrania skopiowany do schowka.'),
  )
  expect(await navigator.clipboard.readText()).toBe('http://localhost/admin/dictionary/w1#recording-example')
})

test('the page of a word has an anchor for each recording (A-WORD-01)', async () => {
  const { container } = await openPage()
  await screen.findByRole('heading', { name: 'Nagrania' })
  expect(container.querySelector('#recording-example')).toHaveTextContent('Nagranie przykładu')
  expect(container.querySelector('#recording-answer')).toHaveTextContent('Nagranie odpowiedzi')
})

test('a word can be deactivated, copied and deleted in the list (A-WORD-11, A-WORD-08, A-WORD-09)', async () => {
  const { api, person, platform, address } = await openList({
    updateWord: { ...cat, active: false, version: 3 },
    deleteWord: undefined as never,
    copyWord: { ...cat, _id: 'w2' },
  })
  await person.click(await screen.findByRole('switch', { name: /jest aktywne/ }))
  await waitFor(() => expect(api.sent('updateWord')[0]?.body).toEqual({ active: false, version: 2 }))
  await person.click(press('Działania: cat'))
  await person.click(await screen.findByRole('menuitem', { name: 'Usuń' }))
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('Tej operacji nie można cofnąć.') }),
  )
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Słowo zostało usunięte.'))
  await person.click(press('Działania: cat'))
  await person.click(await screen.findByRole('menuitem', { name: 'Kopiuj' }))
  await waitFor(() => expect(address()).toBe('/admin/dictionary/w2'))
})

test('both texts and languages are required in the form, which lists the exercises of the word (A-WORD-04, A-WORD-05, A-WORD-06)', async () => {
  const { api, person, platform } = await openPage({ updateWord: { ...cat, answer: 'a cat', version: 3 } })
  const answer = await screen.findByRole('textbox', { name: 'Odpowiedź' })
  expect(screen.getByRole('link', { name: 'I have a cat.' })).toHaveAttribute(
    'href',
    '/admin/exercises/e1?from=%2Fadmin%2Fdictionary%2Fw1',
  )
  expect(api.sent('listWords')[0]?.query).toMatchObject({ filters: '_id:w1', withExercises: 'true' })
  await person.clear(answer)
  await person.click(press('Zapisz'))
  expect(api.sent('updateWord')).toHaveLength(0)
  await person.type(answer, 'a cat')
  await person.clear(screen.getByRole('textbox', { name: 'Wymowa' }))
  await person.click(press('Zapisz'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Słowo zostało zapisane.'))
  expect(api.sent('updateWord')[0]?.body).toEqual({ answer: 'a cat', transcription: null, version: 2 })
})

test('the form and the history of a word mark its language', async () => {
  const entry = {
    _id: 'h1',
    kind: 'word' as const,
    rowId: 'w1',
    action: 'changed' as const,
    version: 2,
    author: 'ewa@mowka.test',
    createdAt: '2026-11-20T09:00:00.000Z',
    changes: [{ field: 'answer', before: 'a cat', after: 'the cat' }],
  }
  const { person } = await openPage({ listHistory: { data: [entry], metadata: { total: 1 } } })
  const heading = within(await screen.findByRole('heading', { level: 1, name: 'cat' }))
  expect(heading.getByText('cat')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('textbox', { name: 'Odpowiedź' })).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('textbox', { name: 'Przykład' })).toHaveAttribute('lang', 'pl')
  expect(screen.getByRole('textbox', { name: 'Wymowa' })).not.toHaveAttribute('lang')
  await person.click(press('Historia'))
  expect(await screen.findByText('the cat')).toHaveAttribute('lang', 'en')
})

test("the form suggests tags of the word's languages (A-CRSE-10)", async () => {
  const { api, person } = await openPage()
  await waitFor(() => expect(api.sent('getTags')).toHaveLength(1))
  await person.selectOptions(screen.getByRole('combobox', { name: 'Język odpowiedzi' }), 'DE')
  await waitFor(() =>
    expect(api.sent('getTags').at(-1)?.query).toMatchObject({
      sourceLang: 'PL',
      targetLang: 'DE',
      all: 'true',
    }),
  )
})

test('a word can be deleted and copied on its page (A-WORD-08, A-WORD-09)', async () => {
  const { api, person, address } = await openPage({
    copyWord: { ...cat, _id: 'w2' },
    deleteWord: undefined as never,
  })
  await screen.findByRole('textbox', { name: 'Odpowiedź' })
  await person.click(press('Usuń'))
  await waitFor(() => expect(address()).toBe('/admin/dictionary'))
  expect(api.sent('deleteWord')[0]).toMatchObject({ params: { id: 'w1' } })
})

test('part of speech and gender can be set and cleared (A-WORD-04)', async () => {
  const { api, person } = await openPage({ updateWord: { ...cat, version: 3 } })
  const part = await screen.findByRole('combobox', { name: 'Część mowy' })
  expect(part).toHaveDisplayValue('rzeczownik')
  await person.selectOptions(part, '–')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj' }), 'żeński')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(api.sent('updateWord')).toHaveLength(1))
  expect(api.sent('updateWord')[0]?.body).toEqual({ partOfSpeech: null, gender: 'f', version: 2 })
})

test('a new word is created and opened', async () => {
  const { api, person, address } = await openPage({ createWord: cat }, 'new')
  const preview = await screen.findByRole('region', { name: 'Tak zobaczy to uczący się' })
  const nothing = 'Tu pojawi się treść.'
  expect(preview).toHaveTextContent(nothing)
  await person.type(screen.getByRole('textbox', { name: 'Przykład' }), 'kot')
  expect(preview).toHaveTextContent('kot')
  expect(preview).not.toHaveTextContent(nothing)
  await person.type(screen.getByRole('textbox', { name: 'Odpowiedź' }), 'cat')
  await person.click(press('Zapisz'))
  await waitFor(() => expect(address()).toBe('/admin/dictionary/w1'))
  expect(api.sent('createWord')[0]?.body).toMatchObject({
    example: 'kot',
    answer: 'cat',
    transcription: null,
    partOfSpeech: null,
    gender: null,
  })
})

test('an unknown word shows a notice and opens the list (A-WORD-10)', async () => {
  const { platform, address } = await openPage({ listWords: pageOf([]) })
  await waitFor(() => expect(address()).toBe('/admin/dictionary'))
  expect(platform.notify).toHaveBeenCalledWith('error', 'Słowo nie istnieje.')
})

test('the recordings of both texts can be uploaded, generated and deleted (A-WORD-07)', async () => {
  URL.createObjectURL = () => 'blob:heard'
  URL.revokeObjectURL = () => {}
  const answer = { _id: 'r9', word: cat }
  const { api, person, platform } = await openPage({
    uploadWordRecording: answer,
    speakWord: answer,
    deleteWordRecording: cat,
  })
  expect(await screen.findByText('Nie ma jeszcze nagrania.')).toBeInTheDocument()
  const forExample = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!forExample) throw new Error('there is no field for a file')
  await person.upload(forExample, new File(['abc'], 'kot.mp3', { type: 'audio/mpeg' }))
  await person.click(await screen.findByRole('button', { name: 'Zapisz nagranie' }))
  await waitFor(() => expect(api.sent('uploadWordRecording')).toHaveLength(1))
  expect(api.sent('uploadWordRecording')[0]).toMatchObject({
    params: { id: 'w1', type: 'example' },
    body: { lang: 'PL', name: 'kot.mp3', content: 'YWJj' },
  })
  await person.click(press('Usuń nagranie'))
  expect(platform.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Tej operacji nie można cofnąć.' }),
  )
  await waitFor(() =>
    expect(api.sent('deleteWordRecording')[0]?.params).toEqual({ id: 'w1', recordingId: 'r1' }),
  )
})
