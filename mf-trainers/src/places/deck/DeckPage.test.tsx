import { paths } from '@mowka/contract/routes'
import type { DueReviews } from '@mowka/contract/schemas/progress'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { provideWidgetRenderer, type WidgetProps } from '@mowka/kernel/platform'
import { failure, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../../pages'
import { type Answers, eventOf, lessonApi, sentences, writer } from '../shared/lesson.fixture'
import DeckPage from './DeckPage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const nothing = { words: 0, sentences: 0 }
const tomorrow = { day: '2026-11-22', inDays: 1, words: 5, sentences: 1 }

/** A fake API: an answered sentence is no longer due, nor are words after their part of the deck. */
function deckApi({ words, sentences: due }: { words: number; sentences: number }) {
  let open = sentences.slice(0, due).map((exercise) => ({ lessonId: 'l1', exercise }))
  let openWords = words
  const api: Answers = {
    ...lessonApi(sentences),
    getDueReviews: (): DueReviews => ({
      today: { words: openWords, sentences: open.length },
      overdue: nothing,
      next: tomorrow,
    }),
    getDueSentences: () => open,
    getNextLesson: {
      type: 'LESSON_UNFINISHED',
      courseId: 'c1',
      lessonId: 'l1',
      nextCourseId: null,
      nextLessonId: null,
      learningMode: 'WRITING',
      lastActivity: null,
    },
    postProgress: (call) => {
      const { name, payload } = eventOf(call)
      if (name === 'REPETITION_EXAMPLE_SUCCESS')
        open = open.filter(({ exercise }) => exercise._id !== payload.exerciseId)
      return { stored: true }
    },
  }
  return { api, answerWords: (count: number) => (openWords -= count) }
}

async function open(due: { words: number; sentences: number }, change: Answers = {}, user = writer()) {
  const { api, answerWords } = deckApi(due)
  const page = await renderPage(<DeckPage />, {
    route: 'repetitionDeck',
    at: paths.repetitionDeck(),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...api, ...change },
    user,
  })
  const shown: WidgetProps['vocabulary/DueWords'][] = []
  // Stands for the word trainer, which is in another remote.
  act(() =>
    provideWidgetRenderer(({ props }) => {
      if (!('limit' in props)) return <div>brak dostępu</div>
      return (
        <button
          type="button"
          onClick={() => {
            shown.push(props)
            answerWords(props.limit)
            props.onEnd({
              words: props.limit,
              // The first word was missed.
              run: { now: props.limit - 1, best: props.limit - 1 },
              missed: [{ id: `w${props.before}`, answer: 'receipt', example: 'paragon', recordingId: null }],
            })
          }}
        >
          słowa
        </button>
      )
    }),
  )
  return { ...page, shown }
}

type Page = Awaited<ReturnType<typeof open>>
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const ended = () => screen.findByRole('heading', { level: 1, name: 'Powtórka zrobiona' })
const words = async ({ person }: Page) => person.click(await screen.findByRole('button', { name: 'słowa' }))

/** Answers the sentence right and continues. */
async function answer({ person }: Page, at: number) {
  const { example = '', answer: text = '' } = sentences[at] ?? {}
  await screen.findByText(example)
  await person.type(await box(), `${text}{Enter}`)
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
}

test('a deck mixes words and sentences in one session, with one end and the next date', async () => {
  const page = await open({ words: 6, sentences: 2 })
  await words(page)
  await answer(page, 0)
  await answer(page, 1)
  await words(page)
  expect(await ended()).toHaveFocus()
  expect(page.shown.map(({ limit, before, total }) => [before, limit, total])).toEqual([
    [0, 3, 8],
    [5, 3, 8],
  ])
  expect(screen.getByText(/^6\ssłów i\s2\szdania w\s1\sminutę$/)).toBeVisible()
  const numbers = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(numbers.slice(0, 2)).toEqual([
    expect.stringMatching(/^6\sz\s8za\spierwszym razem$/),
    expect.stringMatching(/^4dobre z\srzędu$/),
  ])
  expect(
    await screen.findByText(/^Następna powtórka: jutro \(22\.11\.2026\), 6\srzeczy, około 2\smin\.$/),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: /^2\swrócą jutro$/ })).toBeVisible()
  const { violations } = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  await page.person.keyboard('{Enter}')
  expect(page.address()).toBe('/course/c1/lesson/l1/select-mode')
})

test('a sentence is recorded in its lesson as part of the deck, and a missed one comes back', async () => {
  const page = await open({ words: 0, sentences: 2 })
  await page.person.type(await box(), 'I am{Enter}')
  await screen.findByText(/^Jeszcze nie/)
  await page.person.click(screen.getByRole('button', { name: 'Pomiń' }))
  await answer(page, 1)
  await ended()
  const events = page.api.sent('postProgress').map(eventOf)
  expect(events.map(({ name, payload }) => `${name} ${payload.exerciseId}`)).toEqual([
    'REPETITION_EXAMPLE_DISPLAYED e1',
    'REPETITION_EXAMPLE_ATTEMPT e1',
    'REPETITION_EXAMPLE_SUCCESS e1',
    'REPETITION_EXAMPLE_DISPLAYED e2',
    'REPETITION_EXAMPLE_ATTEMPT e2',
    'REPETITION_EXAMPLE_SUCCESS e2',
  ])
  for (const { lessonId, courseId, payload } of events)
    expect([lessonId, courseId, payload.ofDeck]).toEqual(['l1', null, true])
  expect(events[2]?.payload).toMatchObject({ skipped: true, successForced: true })
  expect(screen.getByText('I am at home.')).toBeVisible()
  expect(screen.queryByText('I have a dog.')).not.toBeInTheDocument()
})

test('on a phone, sentences after words take the focus, and sentences that start or continue a visit do not', async () => {
  const page = await open({ words: 3, sentences: 2 })
  await words(page)
  await waitFor(async () => expect(await box()).toHaveFocus())
  const stored = sessionStorage.getItem(sessionKeys.reviewDeck) ?? ''
  page.unmount()
  sessionStorage.setItem(sessionKeys.reviewDeck, stored)
  const reloaded = await open({ words: 0, sentences: 2 })
  expect(await box()).not.toHaveFocus()
  reloaded.unmount()
  await open({ words: 0, sentences: 2 })
  expect(await box()).not.toHaveFocus()
})

test('after words, a sentence without a field moves the focus to the heading', async () => {
  const blocks = writer()
  blocks.userMetadata.preferences.listeningAndWritingActivities = {
    fullSentence: false,
    gaps: false,
    blocks: true,
  }
  const page = await open({ words: 3, sentences: 1 }, {}, blocks)
  await words(page)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a reload continues the deck at the same item, leaving the page ends it', async () => {
  const page = await open({ words: 2, sentences: 2 })
  await words(page)
  await answer(page, 0)
  await screen.findByText('Mam psa.')
  expect(screen.getByText('4 / 4', { exact: false })).toBeVisible()
  const stored = sessionStorage.getItem(sessionKeys.reviewDeck) ?? ''
  page.unmount()
  expect(sessionStorage.getItem(sessionKeys.reviewDeck)).toBeNull()
  // A reload doesn't unmount the page.
  sessionStorage.setItem(sessionKeys.reviewDeck, stored)
  const rest = { getDueSentences: sentences.slice(1, 2).map((exercise) => ({ lessonId: 'l1', exercise })) }
  const again = await open({ words: 0, sentences: 1 }, rest)
  await screen.findByText('Mam psa.')
  expect(screen.getByText('4 / 4', { exact: false })).toBeVisible()
  await answer(again, 1)
  await ended()
  expect(screen.getByText(/^2\ssłowa i\s2\szdania w/)).toBeVisible()
})

test('long pauses count neither in the deck nor at its end, which a reload does not change', async () => {
  const realNow = Date.now
  let skipped = 0
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + skipped)
  const page = await open({ words: 3, sentences: 1 })
  await screen.findByRole('button', { name: 'słowa' })
  skipped += 2 * 60 * 60_000
  // At most a minute per word.
  await words(page)
  skipped += 60 * 60_000
  await answer(page, 0)
  await ended()
  expect(screen.getByText(/^3\ssłowa i\s1\szdanie w\s4\sminuty$/)).toBeVisible()
  const stored = sessionStorage.getItem(sessionKeys.reviewDeck) ?? ''
  page.unmount()
  sessionStorage.setItem(sessionKeys.reviewDeck, stored)
  skipped += 60 * 60_000
  await open(nothing)
  await ended()
  expect(screen.getByText(/^3\ssłowa i\s1\szdanie w\s4\sminuty$/)).toBeVisible()
})

test('a deck that is only a part of what is due shows both numbers, also after a reload', async () => {
  const page = await open({ words: 14, sentences: 2 })
  await words(page)
  expect(page.shown[0]?.title).toMatch(/^Powtórka\sna\sdziś: 12\sz\s16$/)
  expect(await screen.findByRole('heading', { name: /^Powtórka\sna\sdziś: 12\sz\s16$/ })).toBeVisible()
  await answer(page, 0)
  await screen.findByText('Mam psa.')
  const stored = sessionStorage.getItem(sessionKeys.reviewDeck) ?? ''
  page.unmount()
  sessionStorage.setItem(sessionKeys.reviewDeck, stored)
  await open({ words: 9, sentences: 2 })
  expect(await screen.findByRole('heading', { name: /^Powtórka\sna\sdziś: 12\sz\s16$/ })).toBeVisible()
})

test('if more is due at the end, the next deck is the primary action', async () => {
  const left: DueReviews = { today: { words: 3, sentences: 0 }, overdue: nothing, next: null }
  const page = await open({ words: 0, sentences: 1 })
  await screen.findByText('Jestem w domu.')
  page.api.answer({ getDueReviews: left })
  await answer(page, 0)
  await ended()
  await page.person.click(await screen.findByRole('button', { name: /^Powtórz jeszcze 3\srzeczy/ }))
  expect(await screen.findByRole('button', { name: 'słowa' })).toBeVisible()
})

test('with nothing due the page leads back to the reviews', async () => {
  const page = await open(nothing)
  await act(async () => {})
  expect(page.address()).toBe(paths.exercises())
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ words: 0, sentences: 1 }, { getDueSentences: failure(0) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(screen.getByRole('heading', { name: /Nie udało się wczytać powtórki/ })).toBeVisible()
  page.api.answer({
    getDueSentences: sentences.slice(0, 1).map((exercise) => ({ lessonId: 'l1', exercise })),
  })
  await page.person.click(retry)
  expect(await screen.findByText('Jestem w domu.')).toBeVisible()
})

test('if access ends during a deck, the page offers it and the answer stays', async () => {
  const page = await open({ words: 0, sentences: 1 })
  await screen.findByText('Jestem w domu.')
  page.api.answer({ checkAttempt: failure(403) })
  await page.person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('brak dostępu')).toBeVisible()
})
