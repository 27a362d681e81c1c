import { paths } from '@mowka/contract/routes'
import { renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { WritingPage } from '../../places/lesson/lesson-pages.fixture'
import { lessonApi, writer } from '../../places/shared/lesson.fixture'

let mockIsLost = true
jest.mock('./AssistantViews', () => {
  if (mockIsLost) throw new Error('lost on the way')
  return jest.requireActual('./AssistantViews')
})

test('a failed load of the assistant leaves the lesson unchanged and is retried on the next press', async () => {
  const { person, platform } = await renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: lessonApi(),
    user: writer(),
  })
  await person.type(await screen.findByRole('textbox', { name: 'Twoja odpowiedź' }), 'I is at home{Enter}')
  const opener = await screen.findByRole('button', { name: 'Asystent' })
  await person.click(opener)
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      'Nie udało się otworzyć asystenta. Spróbuj ponownie.',
    ),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Jestem w domu.')).toBeVisible()
  mockIsLost = false
  await person.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Asystent' })).toBeVisible()
})
