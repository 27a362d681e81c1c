import { progressEvent } from '@mowka/contract/progress-event'
import type { CourseProgress } from '@mowka/contract/schemas/progress'
import { outbox } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { readOfflineLesson, writeOfflineLesson } from '@mowka/kernel/storage'
import { failure } from '@mowka/testing'
import { lessonProgress } from '@mowka/testing/entities'
import { outboxCall } from '@mowka/web/api'
import { act, screen, waitFor, within } from '@testing-library/react'
import { noCopy, openProfile } from '../profile.fixture'

const courseOf = (change: Partial<CourseProgress>): CourseProgress => ({
  courseId: 'c1',
  startedAt: null,
  finishedAt: null,
  progress: 0,
  lessons: [],
  ...change,
})
const begun = { startedAt: '2026-11-01T10:00:00.000Z', progress: 40 }
const progress = [
  courseOf({
    lessons: [
      lessonProgress({ lessonId: 'l1', ...begun }),
      lessonProgress({ lessonId: 'l2', startedAt: null, finishedAt: null, progress: 0 }),
    ],
  }),
  courseOf({ courseId: 'c2', lessons: [lessonProgress({ lessonId: 'l1', ...begun })] }),
]

describe('progress', () => {
  const press = async (answers: boolean[], api = {}) => {
    const page = await openProfile({ getAllProgress: progress, deleteLessonProgress: { deleted: 1 }, ...api })
    for (const answer of answers) page.platform.confirm.mockResolvedValueOnce(answer)
    await page.person.click(await screen.findByRole('button', { name: 'Usuń postępy' }))
    return page
  }

  test('progress is deleted after two confirmations, in the lessons that have any (L-ACC-01, L-ACC-03, L-ACC-04, U16)', async () => {
    const page = await press([true, true])
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith('success', 'Twoje postępy zostały usunięte.'),
    )
    const asked = page.platform.confirm.mock.calls.map(([question]) => question)
    expect(asked).toEqual([
      expect.objectContaining({ destructive: true }),
      expect.objectContaining({ destructive: true }),
    ])
    expect(page.api.sent('deleteLessonProgress').map(({ body }) => body)).toEqual([{ lessonIds: ['l1'] }])
  })

  test('pending events are sent before the deletion, and the device discards its lessons (C56)', async () => {
    const kept = { at: 1, open: ['e2'], tries: { e1: 1 }, forced: [], hasSound: false }
    writeOfflineLesson('user-1', 'l1', kept)
    writeOfflineLesson('user-1', 'l2', kept)
    const event = progressEvent('EXAMPLE_SUCCESS', { lessonId: 'l1', courseId: 'c1' })
    const readBefore: number[] = []
    const page = await press([false], {
      postProgress: () => {
        readBefore.push(page.api.sent('getAllProgress').length)
        return { stored: true }
      },
    })
    outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
    page.platform.confirm.mockResolvedValueOnce(true).mockResolvedValueOnce(true)
    await page.person.click(screen.getByRole('button', { name: 'Usuń postępy' }))
    await waitFor(() => expect(page.api.sent('deleteLessonProgress')).toHaveLength(1))
    expect(readBefore).toEqual([0])
    await waitFor(() => expect(readOfflineLesson('user-1', 'l1')).toBeNull())
    expect(readOfflineLesson('user-1', 'l2')).toEqual(kept)
  })

  test.each([[[false]], [[true, false]]])(
    'nothing is deleted unless both questions are confirmed: %j (L-ACC-02)',
    async (answers) => {
      const page = await press(answers)
      await waitFor(() => expect(page.platform.confirm).toHaveBeenCalledTimes(answers.length))
      expect(page.api.sent('getAllProgress')).toEqual([])
      expect(page.api.sent('deleteLessonProgress')).toEqual([])
    },
  )

  test.each([
    ['the reading', { getAllProgress: failure(500) }],
    ['the deletion', { deleteLessonProgress: failure(500) }],
  ])('a failure of %s is reported (L-ACC-04)', async (_, api) => {
    const page = await press([true, true], api)
    await waitFor(() =>
      expect(page.platform.notify).toHaveBeenCalledWith(
        'error',
        'Nie udało się usunąć postępów. Spróbuj ponownie później.',
      ),
    )
    expect(page.platform.notify).toHaveBeenCalledTimes(1)
  })

  test('a note is shown if there is no progress', async () => {
    const page = await press([true, true], { getAllProgress: [] })
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('info', expect.any(String)))
    expect(page.api.sent('deleteLessonProgress')).toEqual([])
  })
})

describe('the account', () => {
  afterEach(() => jest.useRealTimers())
  /** Fakes interval timers only. */
  const fakeIntervals = () =>
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'performance',
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    })
  const seconds = (count: number) => act(() => jest.advanceTimersByTime(count * 1_000))
  const open = async (api = {}) => {
    const page = await openProfile({
      deleteAccount: { deleted: true, siteUrl: 'https://mowka.example/' },
      ...api,
    })
    await page.person.click(await screen.findByRole('button', { name: 'Usuń konto' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć konto?' }))
    return { page, dialog, sure: dialog.getByRole('button', { name: 'Usuń konto na zawsze' }) }
  }
  const type = async ({ page, dialog }: Awaited<ReturnType<typeof open>>, text: string) =>
    page.person.type(dialog.getByRole('textbox'), text)

  test("explains what is deleted and what the law requires to retain, and waits for the account's email", async () => {
    const opened = await open()
    expect(opened.dialog.getByText(/prawo podatkowe/)).toBeVisible()
    expect(opened.sure).toHaveAttribute('aria-disabled', 'true')
    await type(opened, 'ola@mowka.test{Enter}')
    await opened.page.person.click(opened.sure)
    expect(opened.page.api.sent('deleteAccount')).toEqual([])
  })

  test('is deleted, counts down from five and redirects to the public site (L-ACC-05, L-ACC-06)', async () => {
    fakeIntervals()
    const opened = await open()
    await type(opened, 'Anna@mowka.test')
    await opened.page.person.click(opened.sure)
    const goodBye = within(await screen.findByRole('alertdialog', { name: 'Twoje konto zostało usunięte' }))
    expect(opened.page.api.sent('deleteAccount')[0]?.body).toEqual({ email: 'Anna@mowka.test' })
    expect(goodBye.getByText(/Za 5 sekund/)).toBeVisible()
    seconds(4)
    expect(goodBye.getByText(/Za 1 sekund/)).toBeVisible()
    expect(opened.page.platform.signOut).not.toHaveBeenCalled()
    seconds(3)
    expect(opened.page.platform.signOut.mock.calls).toEqual([['https://mowka.example/']])
  })

  test('after the deletion the page makes no account requests (L-ACC-06)', async () => {
    fakeIntervals()
    const waiting = { ...noCopy, state: 'WAITING' as const, requestedAt: '2026-11-16T10:00:00.000Z' }
    const opened = await open({ getDataExport: waiting })
    await type(opened, 'anna@mowka.test')
    await opened.page.person.click(opened.sure)
    await screen.findByRole('alertdialog', { name: 'Twoje konto zostało usunięte' })
    const before = opened.page.api.sent('getDataExport').length
    seconds(60)
    expect(opened.page.api.sent('getDataExport')).toHaveLength(before)
    expect(screen.queryByRole('region', { hidden: true })).not.toBeInTheDocument()
  })

  test('a failure is reported, and nothing is lost (L-ACC-07)', async () => {
    const opened = await open({ deleteAccount: failure(503) })
    await type(opened, 'anna@mowka.test')
    await opened.page.person.click(opened.sure)
    expect(await opened.dialog.findByText(/Nie udało się usunąć konta/)).toBeVisible()
    expect(opened.page.platform.signOut).not.toHaveBeenCalled()
    expect(opened.dialog.getByRole('textbox')).toHaveValue('anna@mowka.test')
    expect(session.user).not.toBeNull()
  })

  test('the only administrator of a company is told to transfer the role first', async () => {
    const opened = await open({
      deleteAccount: failure(409, { code: 'LAST_COMPANY_ADMIN', current: { company: 'Latarnia' } }),
    })
    await type(opened, 'anna@mowka.test')
    await opened.page.person.click(opened.sure)
    expect(await opened.dialog.findByText(/jedynym administratorem firmy Latarnia/)).toBeVisible()
  })
})
