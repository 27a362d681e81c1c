import { localKeys } from '@mowka/domain/browser/storage-keys'
import { failure } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { notesApi, openDrawer } from '../drawer/drawer.fixture'

/** A new user each time, because reports are cached per page. */
const open = (api: Parameters<typeof openDrawer>[0], userId: string = crypto.randomUUID()) =>
  openDrawer({ ...notesApi(), ...api }, { userId })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const entry = () => screen.findByRole('button', { name: 'Zgłoś błąd w\u00a0zdaniu' })
const dialog = () => screen.findByRole('dialog', { name: 'Zgłoś błąd w\u00a0zdaniu' })
const comment = async () => within(await dialog()).getByRole('textbox', { name: 'Co jest nie tak?' })
const suggestion = async () => within(await dialog()).getByRole('textbox', { name: 'Jak powinno być?' })
const send = async () => within(await dialog()).getByRole('button', { name: 'Wyślij' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const fate = (text: string) => screen.findByText(text)
const sentText = 'Zgłoszenie wysłane. Dziękujemy!'

test('a report is sent with comment, answer and mode, and confirmed (L-TRN-08, L-TRN-42, L-TRN-44, L-TRN-45)', async () => {
  const { person, api, platform } = await open({ reportExercise: { reported: true } })
  await person.click(await entry())
  await person.type(await comment(), 'Brakuje przedimka')
  await person.type(await suggestion(), 'I am at the home.')
  await person.click(await send())
  await closed()
  expect(await fate(sentText)).toBeVisible()
  expect(api.sent('reportExercise')).toMatchObject([
    {
      params: { id: 'e1' },
      body: { comment: 'Brakuje przedimka', suggestedAnswer: 'I am at the home.', mode: 'WRITING' },
    },
  ])
  expect(platform.notify).toHaveBeenCalledWith('success', expect.stringMatching(/^Dziękujemy/))
  expect(await entry()).toHaveFocus()
})

test('empty texts are sent as a dash (L-TRN-43)', async () => {
  const { person, api } = await open({ reportExercise: { reported: true } })
  await person.click(await entry())
  await person.click(await send())
  await fate(sentText)
  expect(api.sent('reportExercise')[0]?.body).toMatchObject({ comment: '-', suggestedAnswer: '-' })
})

test('an offline report is shown as pending and can be sent later, once (L-TRN-46)', async () => {
  const { person, api, platform } = await open({ reportExercise: failure(0) })
  await person.click(await entry())
  await person.type(await comment(), 'Ważna uwaga')
  await person.click(await send())
  await closed()
  expect(await screen.findByText(/^Zgłoszenie czeka/, {}, { timeout: 20_000 })).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('error', expect.stringMatching(/^Coś poszło nie tak/))
  api.answer({ reportExercise: { reported: true } })
  await person.click(await screen.findByRole('button', { name: 'Wyślij teraz' }))
  expect(await fate(sentText)).toBeVisible()
  const ids = api.sent('reportExercise').map(({ body }) => (body as { reportId: string }).reportId)
  expect(new Set(ids).size).toBe(1)
})

test('a pending report is sent when the network returns, and the drawer shows it (L-TRN-46)', async () => {
  const { person, api } = await open({ reportExercise: failure(0) })
  await person.click(await entry())
  await person.type(await comment(), 'Ważna uwaga')
  await person.click(await send())
  expect(await screen.findByText(/^Zgłoszenie czeka/, {}, { timeout: 20_000 })).toBeVisible()
  api.answer({ reportExercise: { reported: true } })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await fate(sentText)).toBeVisible()
})

test('a pending report is sent again when the drawer opens after a reload', async () => {
  const userId = 'reloads'
  const waiting = {
    id: '01890000-0000-7000-8000-0000000000aa',
    exerciseId: 'e1',
    mode: 'WRITING',
    comment: 'Ważna uwaga',
    suggestedAnswer: '',
    reportedAt: '2026-11-20T10:00:00.000Z',
    state: 'waiting',
  }
  const stored = [waiting, { ...waiting, id: 7 }, null]
  localStorage.setItem(localKeys.sentenceReports(userId), JSON.stringify(stored))
  const { api } = await open({ reportExercise: { reported: true } }, userId)
  expect(await fate(sentText)).toBeVisible()
  expect(api.sent('reportExercise')).toMatchObject([
    { body: { reportId: waiting.id, comment: 'Ważna uwaga', reportedAt: waiting.reportedAt } },
  ])
})

test('a refused report shows an error, and its text can be edited and sent again', async () => {
  const { person, api } = await open({ reportExercise: failure(422) })
  await person.click(await entry())
  await person.type(await comment(), 'Ważna uwaga')
  await person.click(await send())
  expect(await fate('Tego zgłoszenia nie dało się wysłać.')).toBeVisible()
  api.answer({ reportExercise: { reported: true } })
  await person.click(screen.getByRole('button', { name: 'Popraw' }))
  expect(await comment()).toHaveValue('Ważna uwaga')
  await person.click(await send())
  expect(await fate(sentText)).toBeVisible()
})

test('a draft survives closing and a reload; cancelling discards it', async () => {
  const first = await open({})
  await first.person.click(await entry())
  await first.person.type(await comment(), 'Niedokończone')
  await first.person.keyboard('{Escape}')
  await closed()
  expect(screen.getByText('Masz tu niewysłane zgłoszenie.')).toBeVisible()
  first.unmount()
  const { person } = await open({})
  await person.click(await entry())
  expect(await comment()).toHaveValue('Niedokończone')
  await person.click(within(await dialog()).getByRole('button', { name: 'Anuluj' }))
  await closed()
  expect(screen.queryByText('Masz tu niewysłane zgłoszenie.')).not.toBeInTheDocument()
})

test('the report dialog is accessible and limits its texts', async () => {
  const { person } = await open({})
  await person.click(await entry())
  expect(await suggestion()).toHaveAttribute('lang', 'en')
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
  const box = await comment()
  await person.click(box)
  await person.paste('x'.repeat(1001))
  await person.click(await send())
  expect(within(await dialog()).getByText('Maksymalnie 1000 znaków.')).toBeVisible()
})
