import { renderPage } from '@mowka/testing'
import { exercise, lesson, word } from '@mowka/testing/entities'
import { screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { texts } from '../../pages'
import AdminEditLessonPage from '../AdminEditLessonPage'
import pl from './locales/pl.json'

const introduction = {
  title: 'I am',
  rule: '<p>Zawsze mówisz, kto.</p>',
  rows: [],
  tip: null,
  examples: [{ exerciseId: 'e1', mark: 'am' }],
}
const row = lesson({ items: [], version: 3, introduction, dialogue: null })
const openPage = async () => {
  const page = await renderPage(<AdminEditLessonPage />, {
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    route: 'adminEditLesson',
    at: '/admin/lessons/l1',
    api: {
      getLesson: { data: [row], metadata: { total: 1 } },
      getLessonExercises: { data: [exercise({ _id: 'e1', answer: 'I am at home.' })] },
      getLessonWords: { data: [word({ _id: 'w1', answer: 'home', example: 'dom' })] },
      getTags: { data: [] },
      updateLesson: { ...row, version: 4 },
    },
  })
  i18next.addResourceBundle('pl', 'lessonTeaching', pl)
  return page
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string | RegExp, within_: HTMLElement) => within(within_).getByRole('textbox', { name })

test('an editor changes the example of an introduction, sees its mistake, and saves it with the lesson', async () => {
  const { api, person } = await openPage()
  await person.click(await screen.findByRole('button', { name: 'Edytuj wprowadzenie' }))
  const dialog = await screen.findByRole('dialog', { name: 'Wprowadzenie do lekcji' })
  expect(await within(dialog).findByTestId('widget trainers/IntroductionPreview')).toBeInTheDocument()
  const mark = field('Wyróżniona część', dialog)
  await person.clear(mark)
  await person.type(mark, 'is')
  await person.click(within(dialog).getByRole('button', { name: 'Gotowe' }))
  expect(await within(dialog).findByText('Tego fragmentu nie ma w tekście obok.')).toBeVisible()
  await person.clear(mark)
  await person.type(mark, 'at home')
  await person.click(within(dialog).getByRole('button', { name: 'Gotowe' }))
  await person.click(press(/^Zapisz/))
  expect(api.sent('updateLesson')[0]?.body).toEqual({
    introduction: { ...introduction, examples: [{ exerciseId: 'e1', mark: 'at home' }] },
    version: 3,
  })
})

test('an editor removes an introduction after confirmation', async () => {
  const { api, person } = await openPage()
  await person.click(await screen.findByRole('button', { name: 'Usuń wprowadzenie' }))
  expect(await screen.findByRole('button', { name: 'Dodaj wprowadzenie' })).toBeVisible()
  await person.click(press(/^Zapisz/))
  expect(api.sent('updateLesson')[0]?.body).toEqual({ introduction: null, version: 3 })
})

test("an incomplete dialogue can't be added, and its mistakes are shown at their fields", async () => {
  const { person } = await openPage()
  await person.click(await screen.findByRole('button', { name: 'Dodaj dialog' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dialog lekcji' })
  expect(within(dialog).getAllByRole('group', { name: /^Kwestia/ })).toHaveLength(6)
  await person.click(within(dialog).getByRole('button', { name: 'Gotowe' }))
  expect(field('Sytuacja, po polsku', dialog)).toHaveAccessibleDescription('To pole jest wymagane.')
  expect(within(dialog).getByRole('checkbox', { name: /home/ })).toBeInTheDocument()
})
