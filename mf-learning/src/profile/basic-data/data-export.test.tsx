import type { DataExport } from '@mowka/contract/schemas/user'
import { screen, waitFor, within } from '@testing-library/react'
import { noCopy, openProfile } from '../profile.fixture'

const card = async () => within(await screen.findByRole('region', { name: 'Kopia Twoich danych' }))
const waiting = { ...noCopy, state: 'WAITING' as const, percent: 40, requestedAt: '2026-11-16T10:00:00.000Z' }
const ready = {
  ...waiting,
  state: 'READY' as const,
  percent: 100,
  keptUntil: '2026-11-23T10:00:00.000Z',
  bytes: 4_200,
  url: 'http://localhost:4000/api/user/data-export/1/file?token=x',
}

test('the data export is requested, shows its progress and is downloaded', async () => {
  let kept: DataExport = noCopy
  const page = await openProfile({
    getDataExport: () => kept,
    requestDataExport: () => {
      kept = waiting
      return waiting
    },
  })
  const copy = await card()
  await page.person.click(await copy.findByRole('button', { name: 'Poproś o\u00a0kopię' }))
  expect(await copy.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  expect(copy.getByRole('status')).toHaveTextContent('Przygotowujemy kopię.')
  kept = ready
  const link = await waitFor(() => copy.getByRole('link', { name: /^Pobierz \(5.KB\)$/ }), {
    timeout: 15_000,
  })
  expect(link).toHaveAttribute('href', ready.url)
  expect(copy.getByRole('status')).toHaveTextContent('Kopia jest gotowa do 23.11.2026.')
}, 30_000)

test('a failed export can be requested again', async () => {
  await openProfile({ getDataExport: { ...waiting, state: 'FAILED' } })
  const copy = await card()
  expect(await copy.findByRole('button', { name: 'Poproś o\u00a0kopię' })).toBeEnabled()
  expect(copy.getByRole('status')).toHaveTextContent('Nie udało się przygotować kopii.')
})
