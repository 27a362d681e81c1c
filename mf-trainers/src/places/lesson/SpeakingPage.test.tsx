import { paths } from '@mowka/contract/routes'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { audio } from '@mowka/kernel/platform/study'
import { readOfflineLesson, speakingRest } from '@mowka/kernel/storage'
import { failure, learner, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { judgedResult } from '../../core/store/fake-ports.fixture'
import { fakeBrowser } from '../../modes/speaking/fake-browser.fixture'
import { texts } from '../../pages'
import { type Answers, course, eventOf, lessonApi, sentences } from '../shared/lesson.fixture'
import { SpeakingPage } from './lesson-pages.fixture'

const place = { courseId: 'c1', lessonId: 'l1' }
const said = 'I am at home.'
/** A learner with autoplay switched off. */
const speaker = (hideTranslation = true) => {
  const user = learner()
  const preferences = {
    ...defaultPreferences,
    autoplayAnswer: false,
    speakingActivities: { hideTranslation },
  }
  return { ...user, userMetadata: { ...user.userMetadata, preferences } }
}
const open = (api: Answers = {}, user = speaker()) =>
  renderPage(<SpeakingPage />, {
    route: 'trainerSpeaking',
    at: paths.trainerSpeaking(place),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), recogniseSpeech: { text: said }, ...api },
    user,
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const shows = (name: string | RegExp) => screen.findByRole('button', { name })
type Opened = Awaited<ReturnType<typeof open>>

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  browser = fakeBrowser()
})
afterEach(() => {
  act(() => audio.stop())
  jest.restoreAllMocks()
})

/** Says the sentence in a recording of this length, in ms. */
async function say({ person }: Opened, length = 3000) {
  await person.click(await shows(/^(Nagraj|Spróbuj ponownie)/))
  await shows(/^Zakończ/)
  browser.passes(length)
  await person.click(button(/^Zakończ/))
}
const warned = ({ platform }: Opened) =>
  platform.notify.mock.calls.filter(([kind]) => kind === 'warning').map(([, text]) => text)
const expectNoViolations = async () =>
  expect(
    (
      await axe.run(document.body, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
    ).violations,
  ).toEqual([])

test('the page explains the microphone before the browser asks, and records only on request', async () => {
  const { person } = await open()
  expect(await screen.findByText('Powiedz zdanie po angielsku')).toBeVisible()
  expect(screen.getByText(said)).toHaveAttribute('lang', 'en')
  expect(
    await screen.findByRole('heading', { name: 'Do tego ćwiczenia potrzebny jest mikrofon' }),
  ).toBeVisible()
  expect(browser.getUserMedia).not.toHaveBeenCalled()
  await expectNoViolations()

  await person.click(button(/^Włącz mikrofon/))
  expect(await shows(/^Nagraj/)).toBeVisible()
  expect(browser.getUserMedia).toHaveBeenCalledTimes(1)
  expect(browser.isOpen()).toBe(false)
})

test('a sentence is recorded, recognized, checked by its words and shown with a mark per word (L-SPK-13, L-SPK-15, C03)', async () => {
  browser.remembers('granted')
  const heard = judgedResult('ENG', said, 'I at Rome', { exact: true })
  const page = await open({ recogniseSpeech: { text: 'I at Rome' }, checkAttempt: heard })
  const { api, person } = page
  await person.click(await shows(/^Nagraj/))
  const card = await screen.findByRole('region', { name: 'Nagranie' })
  expect(within(card).getByRole('timer')).toBeVisible()
  expect(browser.isOpen()).toBe(true)
  browser.passes(3000)
  await person.click(button(/^Zakończ/))

  expect(await screen.findByText('Słychać 2 z 4 słów')).toBeVisible()
  expect(browser.isOpen()).toBe(false)
  const form = api.sent('recogniseSpeech')[0]?.body
  if (!(form instanceof FormData)) throw new Error('It was no form')
  expect([form.get('type'), form.get('langCode'), form.get('prompt')]).toEqual([
    'audio/webm;codecs=opus',
    'ENG',
    said,
  ])
  expect(form.get('file')).toBeInstanceOf(Blob)
  expect(api.sent('checkAttempt')[0]?.body).toMatchObject({
    userInput: 'I at Rome',
    exerciseId: 'e1',
    isSpoken: true,
    simplifiedCheck: true,
  })
  const words = within(screen.getByRole('list', { name: /^Słychać/ })).getAllByRole('listitem')
  const fates = words.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))
  expect(fates).toEqual(['I, dobrze', 'am, brak', 'at, dobrze', 'home., słychać Rome'])
  expect(screen.getByText('Rome')).toHaveAttribute('lang', 'en')
  expect(button('Odtwórz swoje nagranie')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Odtwórz nagranie lektora' })).toHaveLength(2)
  await expectNoViolations()
})

test('continuing requires a recording, then succeeds regardless of the result, which is marked as hard (L-SPK-01, L-TRN-25, S-PROG-17)', async () => {
  browser.remembers('granted')
  const page = await open({ recogniseSpeech: { text: 'Seven umbrellas' } })
  await shows(/^Nagraj/)
  expect(button('Dalej')).toHaveAttribute('aria-disabled', 'true')
  await page.person.click(button('Dalej'))
  expect(screen.getByText(said)).toBeVisible()
  await say(page)
  await shows(/^Spróbuj ponownie/)
  expect(button('Dalej')).not.toHaveAttribute('aria-disabled', 'true')
  await page.person.click(button('Dalej'))
  expect(await screen.findByText('I have a dog.')).toBeVisible()
  const events = page.api.sent('postProgress').map(eventOf)
  expect(events.find(({ name }) => name === 'EXAMPLE_SUCCESS')?.payload).toMatchObject({
    learningMode: 'SPEAKING',
    learningExerciseType: 'SPEAKING_FULL_SENTENCE',
    successForced: false,
  })
  expect(readOfflineLesson('user-1', 'l1')?.forced).toEqual(['e1'])
})

test('Space and Enter start and finish a recording, Escape discards it', async () => {
  browser.remembers('granted')
  const { person, api } = await open()
  await shows(/^Nagraj/)
  await person.keyboard('{Enter}')
  await shows(/^Zakończ/)
  await person.keyboard('{Escape}')
  await shows(/^Nagraj/)
  expect(browser.isOpen()).toBe(false)
  await person.keyboard(' ')
  await shows(/^Zakończ/)
  browser.passes(3000)
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Słychać 4 z 4 słów')).toBeVisible()
  expect(api.sent('recogniseSpeech')).toHaveLength(1)
  await waitFor(() => expect(button(/^Dalej/)).toHaveFocus())
  await person.keyboard('{Enter}')
  expect(await screen.findByText('I have a dog.')).toBeVisible()
})

test("a worse second recording doesn't revoke the success of the first", async () => {
  browser.remembers('granted')
  const page = await open()
  await shows(/^Nagraj/)
  await say(page)
  expect(await screen.findByText('Słychać 4 z 4 słów')).toBeVisible()
  page.api.answer({
    recogniseSpeech: { text: 'Seven umbrellas' },
    checkAttempt: judgedResult('ENG', said, 'Seven umbrellas', { exact: true }),
  })
  await page.person.click(button('Nagraj jeszcze raz'))
  await shows(/^Zakończ/)
  browser.passes(3000)
  await page.person.click(button(/^Zakończ/))
  expect(await screen.findByText('Słychać 0 z 4 słów')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nagraj jeszcze raz' })).not.toBeInTheDocument()
  await page.person.click(button('Dalej'))
  expect(await screen.findByText('I have a dog.')).toBeVisible()
  expect(readOfflineLesson('user-1', 'l1')?.forced).toEqual([])
})

test("the introduction to the first lesson doesn't mention hints in a mode without them (L-TRN-11)", async () => {
  browser.remembers('granted')
  const page = await open({ getCourse: { data: [{ ...course, lessons: [{ lessonId: 'l1', order: 1 }] }] } })
  await shows(/^Nagraj/)
  await say(page)
  await shows(/^Spróbuj ponownie|^Nagraj jeszcze raz/)
  await page.person.click(button('Dalej'))
  const sheet = await screen.findByRole('dialog', { name: 'Twoja pierwsza lekcja' })
  expect(within(sheet).getByText(/^Powiedz zdanie na głos/)).toBeVisible()
  expect(within(sheet).queryByText(/podpowiedzi/)).not.toBeInTheDocument()
})

test('the native recording plays slowly on a double press and stops immediately (P-AUDIO-05, C01)', async () => {
  browser.remembers('granted')
  const heard: number[] = []
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    heard.push(this.playbackRate)
  })
  const page = await open({ getRecording: new Blob(['sound']) })
  await say(page)
  await screen.findByText('Słychać 4 z 4 słów')
  const native = () =>
    screen.getAllByRole('button', { name: 'Odtwórz nagranie lektora' }).at(-1) as HTMLElement
  await page.person.dblClick(native())
  await waitFor(() => expect(heard).toEqual([0.79]))
  await page.person.click(button('Zatrzymaj nagranie lektora'))
  expect(audio.current).toBeNull()
})

test('a recording can be paused and resumed', async () => {
  browser.remembers('granted')
  const { person } = await open()
  await person.click(await shows(/^Nagraj/))
  await person.click(await shows('Wstrzymaj'))
  expect(screen.getByText('Teraz nie nagrywamy')).toBeVisible()
  await person.click(button('Nagrywaj dalej'))
  browser.passes(3000)
  await person.click(button(/^Zakończ/))
  expect(await screen.findByText('Słychać 4 z 4 słów')).toBeVisible()
})

describe('warnings explain what to do (L-SPK-10, C24)', () => {
  test('a recording shorter than a second warns with recordingNotStarted', async () => {
    browser.remembers('granted')
    const page = await open()
    await say(page, 0)
    await waitFor(() =>
      expect(warned(page)).toEqual([expect.stringMatching(/^Nagranie trwało krócej niż sekundę/)]),
    )
    expect(await shows(/^Nagraj/)).toBeVisible()
    expect(page.api.sent('recogniseSpeech')).toHaveLength(0)
  })

  test('a recording of less than most of a long sentence warns with recordingTooShort', async () => {
    browser.remembers('granted')
    const long = 'one two three four five six seven eight nine ten eleven twelve'
    const page = await open(lessonApi(sentences.map((each) => ({ ...each, answer: long }))))
    await say(page, 2000)
    await waitFor(() => expect(warned(page)).toEqual([expect.stringMatching(/^Nagranie jest za krótkie/)]))
  })

  test("an empty recognition warns with emptyRecording, allows playback and doesn't allow continuing", async () => {
    browser.remembers('granted')
    const page = await open({ recogniseSpeech: { text: '' } })
    await say(page)
    await waitFor(() =>
      expect(warned(page)).toEqual([expect.stringMatching(/^Nie usłyszeliśmy żadnego słowa/)]),
    )
    expect(button('Odtwórz swoje nagranie')).toBeVisible()
    expect(button('Dalej')).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['the service is away', failure(503, { code: 'SPEECH_UNAVAILABLE' })],
    ['there is no network', failure(0)],
    ['there were too many', failure(429, { code: 'TOO_MANY_CALLS' })],
  ])(
    'a failed recognition warns with speechRecognitionFailed and allows continuing: %s (L-SPK-09)',
    async (_, recogniseSpeech) => {
      browser.remembers('granted')
      const page = await open({ recogniseSpeech })
      await say(page)
      await waitFor(() =>
        expect(warned(page)).toEqual([expect.stringMatching(/^Nie udało się rozpoznać mowy/)]),
      )
      expect(await shows(/^Spróbuj ponownie/)).toBeVisible()
      await page.person.click(button('Dalej'))
      expect(await screen.findByText('I have a dog.')).toBeVisible()
    },
  )

  test("a browser that can't record offers another mode, with browserDoesNotSupportRecording (L-SPK-07)", async () => {
    browser.cannotRecord()
    const page = await open()
    expect(await screen.findByRole('heading', { name: 'Ta przeglądarka nie nagrywa dźwięku' })).toBeVisible()
    await waitFor(() =>
      expect(warned(page)).toEqual([expect.stringMatching(/^Ta przeglądarka nie nagrywa dźwięku/)]),
    )
    expect(screen.queryByRole('button', { name: /^Włącz mikrofon/ })).not.toBeInTheDocument()
    await page.person.click(await shows(/^Ćwicz w\spisaniu/))
    expect(page.address()).toBe(paths.trainerWriting(place))
  })

  test('a refused microphone shows how to allow it, and allowing it takes effect immediately (L-SPK-08)', async () => {
    browser.fails('NotAllowedError')
    const page = await open()
    await page.person.click(await shows(/^Włącz mikrofon/))
    expect(
      await screen.findByRole('heading', { name: 'Przeglądarka nie udostępnia nam mikrofonu' }),
    ).toBeVisible()
    expect(screen.getByText(/Przy mikrofonie wybierz „Zezwalaj”/)).toBeVisible()
    expect(warned(page)).toEqual([expect.stringMatching(/^Nie możemy użyć mikrofonu/)])
    await expectNoViolations()
    browser.fails(null)
    browser.changes('granted')
    expect(await shows(/^Nagraj/)).toBeVisible()
  })

  test('a missing microphone warns with anotherBrowserOrSystemRelatedError', async () => {
    browser.fails('NotFoundError')
    const page = await open()
    await page.person.click(await shows(/^Włącz mikrofon/))
    expect(await screen.findByRole('heading', { name: 'Nie widzimy mikrofonu' })).toBeVisible()
  })

  test("a recording that the browser can't produce warns with speakingProcessingFailed", async () => {
    browser.remembers('granted')
    const page = await open()
    jest.spyOn(globalThis, 'Blob').mockImplementationOnce(() => {
      throw new Error('no memory')
    })
    await say(page)
    await waitFor(() =>
      expect(warned(page)).toEqual([expect.stringMatching(/^Nie udało się przygotować nagrania/)]),
    )
    expect(page.platform.reportError).toHaveBeenCalled()
  })

  test('an unexpected error has a general text (L-SPK-11)', async () => {
    browser.remembers('granted')
    const page = await open()
    jest.spyOn(FormData.prototype, 'append').mockImplementationOnce(() => {
      throw new TypeError('nobody expected this')
    })
    await say(page)
    await waitFor(() =>
      expect(warned(page)).toEqual([expect.stringMatching(/^Coś poszło nie tak z.nagraniem/)]),
    )
    expect(page.platform.reportError).toHaveBeenCalled()
    expect(await shows(/^Spróbuj ponownie/)).toBeVisible()
  })

  test('after a failed check the recognized words can be checked again', async () => {
    browser.remembers('granted')
    const page = await open({ checkAttempt: failure(500) })
    await say(page)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        expect.stringMatching(/^Nie udało się sprawdzić odpowiedzi/),
      ),
    )
    page.api.answer({ checkAttempt: lessonApi().checkAttempt })
    await page.person.click(await shows(/^Sprawdź/))
    expect(await screen.findByText('Słychać 4 z 4 słów')).toBeVisible()
    expect(page.api.sent('recogniseSpeech')).toHaveLength(1)
  })
})

describe('releasing the microphone', () => {
  const begin = async () => {
    browser.remembers('granted')
    const page = await open()
    await page.person.click(await shows(/^Nagraj/))
    await shows(/^Zakończ/)
    expect(browser.isOpen()).toBe(true)
    return page
  }

  test('leaving the page releases the microphone', async () => {
    const { unmount } = await begin()
    unmount()
    expect(browser.isOpen()).toBe(false)
  })

  test('hiding the tab releases the microphone and shows a notice', async () => {
    const { platform } = await begin()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(browser.isOpen()).toBe(false)
    hidden.mockReturnValue(false)
    expect(platform.notify).toHaveBeenCalledWith('info', expect.stringMatching(/^Przerwaliśmy nagranie/))
    expect(await shows(/^Nagraj/)).toBeVisible()
  })

  test('changing the mode releases the microphone', async () => {
    const { person, address } = await begin()
    await person.click(button('Nie mogę teraz mówić'))
    expect(address()).toBe(paths.trainerWriting(place))
    expect(browser.isOpen()).toBe(false)
  })
})

test('nothing plays during a recording', async () => {
  browser.remembers('granted')
  const { person } = await open()
  await person.click(await shows(/^Nagraj/))
  await shows(/^Zakończ/)
  await act(async () => void audio.play('r-answer'))
  expect(audio.current).toBeNull()
})

test('the setting hides the translation, which can be revealed (L-SPK-14)', async () => {
  const { person } = await open({}, speaker(true))
  await screen.findByText(said)
  expect(screen.queryByText(/^Jestem w.domu/)).not.toBeInTheDocument()
  await person.click(button('Pokaż tłumaczenie'))
  expect(screen.getByText(/^Jestem w.domu\.$/)).toHaveAttribute('lang', 'pl')
})

test('the setting shows the translation (L-SPK-14)', async () => {
  await open({}, speaker(false))
  expect(await screen.findByText(/^Jestem w.domu\.$/)).toBeVisible()
})

test(`"I can't speak now" continues in writing, pauses speaking for 20 minutes and can be undone`, async () => {
  const { person, address, platform } = await open()
  await screen.findByText(said)
  await person.click(button('Nie mogę teraz mówić'))
  expect(address()).toBe(paths.trainerWriting(place))
  const [kind, text, options] = platform.notify.mock.calls.at(-1) ?? []
  expect([kind, text]).toEqual(['info', expect.stringMatching(/teraz napisać\. Wymowa wróci za 20.minut/)])
  expect(speakingRest.until()).not.toBeNull()
  act(() => options.action.onSelect())
  expect(address()).toBe(paths.trainerSpeaking(place))
  expect(speakingRest.until()).toBeNull()
})

test("while speaking rests, the page offers it but doesn't start", async () => {
  speakingRest.begin()
  const { person, api } = await open()
  expect(await screen.findByRole('heading', { name: /^Ćwiczenia wymowy wrócą o\s\d\d:\d\d$/ })).toBeVisible()
  expect(api.sent('getNextExercise')).toHaveLength(0)
  await person.click(button('Już mogę mówić'))
  expect(await screen.findByText(said)).toBeVisible()
})
