import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { texts } from '../../pages'
import { onDemand } from './on-demand'

type Props = { name: string; onClose?: () => void }
const Greeting = ({ name }: Props) => <p>Cześć, {name}</p>
const said = 'Nie udało się tego otworzyć. Sprawdź połączenie i\u00a0spróbuj ponownie.'

const show = (Part: ComponentType<Props>, props: Props) =>
  renderPage(<Part {...props} />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
  })

test('onDemand loads a component once and shows the placeholder until then', async () => {
  const load = jest.fn(async () => ({ default: Greeting }))
  const Part = onDemand<Props>(load, <p>Chwila</p>)
  const first = await show(Part, { name: 'Ola' })
  expect(await screen.findByText('Cześć, Ola')).toBeVisible()
  first.unmount()
  await show(Part, { name: 'Jan' })
  expect(screen.getByText('Cześć, Jan')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a component that fails to load shows an error in its place and loads on retry', async () => {
  const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error('offline'))
  const { person } = await show(onDemand<Props>(load), { name: 'Ola' })
  expect(await screen.findByText(/^Nie udało się tego otworzyć/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('Cześć, Ola')).toBeVisible()
})

test('a dialog that fails to load closes with a snackbar', async () => {
  const load = jest.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error('offline'))
  const onClose = jest.fn()
  const { platform } = await show(onDemand<Props>(load), { name: 'Ola', onClose })
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(platform.notify).toHaveBeenCalledWith('error', said)
})
