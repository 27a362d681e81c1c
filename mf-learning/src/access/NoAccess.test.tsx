import type { User } from '@mowka/contract/schemas/user'
import { session } from '@mowka/kernel/session'
import { failure, learner, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import NoAccess from './NoAccess'

const END = '2099-11-12T22:59:59.000Z'
const without = (change: Partial<User['appMetadata']> = {}) =>
  learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [], ...change } })
const trying = () => without({ trialExpiresAt: END, languages: [{ targetLang: 'ENG', expiresAt: END }] })

const open = async (user: User, api = {}, onTrialStarted?: () => void) => {
  const page = await renderPage(<NoAccess courseId="c1" onTrialStarted={onTrialStarted} />, {
    route: 'trainerWriting',
    at: '/course/c1/lesson/l1/writing',
    texts,
    user,
    api: { getAvailableCourse: course(), ...api },
  })
  await screen.findByRole('heading', { name: 'Odblokuj tę lekcję' })
  return page
}
const startButton = () => screen.queryByRole('button', { name: 'Rozpocznij okres próbny' })

test('the alert offers the trial, the plans and a link back to the course (L-TRIAL-02, L-LMS-04)', async () => {
  await open(without())
  expect(screen.getByRole('heading', { name: 'Odblokuj tę lekcję' })).toBeVisible()
  expect(startButton()).toBeVisible()
  expect(screen.getByText(/Na 7 dni.*w jednym języku. Będzie to angielski/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zobacz plany' })).toHaveAttribute('href', '/subscribe')
  expect(screen.getByRole('link', { name: 'Wróć do kursu' })).toHaveAttribute('href', '/course/c1')
})

test('without a course the alert is about the language and links to all courses', async () => {
  await renderPage(<NoAccess />, {
    route: 'repetitionWordTrainer',
    at: '/repetition/words/trainer',
    texts,
    user: without(),
  })
  expect(await screen.findByRole('heading', { name: 'Ucz się przez tydzień za darmo' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', '/course')
})

test('starting the trial unlocks the language immediately and shows its end date (L-TRIAL-03)', async () => {
  const started = jest.fn()
  const page = await open(without(), { startTrial: trying() }, started)
  expect(session.accessUntil('ENG')).toBeNull()
  await page.person.click(startButton() as HTMLElement)
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
  expect(page.api.sent('startTrial')[0]?.query).toMatchObject({ targetLang: 'ENG' })
  expect(session.accessUntil('ENG')).toEqual(new Date(END))
  expect(page.platform.notify).toHaveBeenCalledWith('success', expect.stringContaining('12.11.2099'))
  expect(startButton()).not.toBeInTheDocument()
})

test('a course in another language than the target language gets the trial of its own language (L-TRIAL-03)', async () => {
  const german = without({ trialExpiresAt: END, languages: [{ targetLang: 'DE', expiresAt: END }] })
  const page = await open(without(), {
    getAvailableCourse: course({ targetLang: 'DE' }),
    startTrial: german,
  })
  expect(session.targetLang).toBe('ENG')
  expect(screen.getByText(/Będzie to niemiecki/)).toBeVisible()
  await page.person.click(startButton() as HTMLElement)
  await waitFor(() => expect(session.accessUntil('DE')).toEqual(new Date(END)))
  expect(page.api.sent('startTrial')[0]?.query).toMatchObject({ targetLang: 'DE' })
})

test('a course whose language is accessible offers no trial, whatever the target language (L-TRIAL-03)', async () => {
  const languages = [{ targetLang: 'DE' as const, expiresAt: END }]
  await open(without({ languages }), { getAvailableCourse: course({ targetLang: 'DE' }) })
  expect(startButton()).not.toBeInTheDocument()
})

test('access covers one language until its end: another language or an expired access unlocks nothing (L-TRIAL-01)', async () => {
  const until = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
  const having = (targetLang: 'ENG' | 'DE', days: number) => {
    const expiresAt = until(days)
    return without({ trialExpiresAt: expiresAt, languages: [{ targetLang, expiresAt }] })
  }
  const closed = /Wybierz plan, żeby otworzyć lekcje/
  const current = await open(having('ENG', 1))
  expect(screen.getByText(/Twój dostęp nie obejmuje tego kursu/)).toBeVisible()
  current.unmount()
  const ended = await open(having('ENG', -1))
  expect(screen.getByText(closed)).toBeVisible()
  ended.unmount()
  await open(having('DE', 1))
  expect(screen.getByText(/otwiera inny język: niemiecki/)).toBeVisible()
})

test('an account that has used its trial is offered only the plans (U10)', async () => {
  await open(without({ trialExpiresAt: '2020-01-01T00:00:00.000Z' }))
  expect(startButton()).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zobacz plany' })).toBeVisible()
})

test('a trial running in another language is named with its end and not described as expired (L-TRIAL-01, U10)', async () => {
  await open(trying(), { getAvailableCourse: course({ targetLang: 'DE' }) })
  expect(screen.getByText(/trwa do 12\.11\.2099 i otwiera inny język: angielski/)).toBeVisible()
  expect(screen.queryByText(/już za Tobą/)).not.toBeInTheDocument()
})

test('no trial is offered if the language is accessible and only the course is not', async () => {
  await open(learner())
  expect(startButton()).not.toBeInTheDocument()
  expect(screen.getByText(/Twój dostęp nie obejmuje tego kursu/)).toBeVisible()
})

test('a trial that was used on another device is explained, and the account is reloaded', async () => {
  const page = await open(without(), {
    startTrial: failure(409, { code: 'TRIAL_ALREADY_USED', name: 'TrialAlreadyUsedError' }),
  })
  await page.person.click(startButton() as HTMLElement)
  await waitFor(() => expect(page.platform.refreshSession).toHaveBeenCalled())
  expect(page.platform.notify).toHaveBeenCalledWith('warning', expect.any(String))
})

test('a trial that fails to start is reported and can be retried', async () => {
  const page = await open(without(), { startTrial: failure(0) })
  await page.person.click(startButton() as HTMLElement)
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
  page.api.answer({ startTrial: trying() })
  await page.person.click(startButton() as HTMLElement)
  await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('success', expect.any(String)))
})
