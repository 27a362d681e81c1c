import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { texts } from '../../pages'
import { Dispute } from './VerdictNotes'

describe('the dispute button', () => {
  const open = (api: PageOptions['api'], onSent = () => {}, isSent = false) =>
    renderPage(
      <Dispute
        exerciseId="e1"
        userInput="I'm home"
        simplifiedCheck={false}
        isSent={isSent}
        onSent={onSent}
      />,
      {
        route: 'trainerWriting',
        at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
        texts: { namespace: 'trainers', loader: texts },
        api,
      },
    )
  const button = () => screen.getByRole('button', { name: 'Moja odpowiedź jest dobra' })

  test('the dispute button sends the typed answer, by keyboard too', async () => {
    const onSent = jest.fn()
    const { person, api } = await open({ disputeVerdict: { recorded: true } }, onSent)
    button().focus()
    await person.keyboard('{Enter}')
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(api.sent('disputeVerdict')).toMatchObject([
      { body: { userInput: "I'm home", simplifiedCheck: false } },
    ])
  })

  test.each([
    [failure(500), 'Nie udało się wysłać. Spróbuj ponownie.'],
    [failure(422, { code: 'ANSWER_ACCEPTED' }), 'Ta odpowiedź jest już uznawana. Sprawdź ją jeszcze raz.'],
  ])('a failed dispute shows a notice and leaves the button in place', async (answer, said) => {
    const onSent = jest.fn()
    const { person, platform } = await open({ disputeVerdict: answer }, onSent)
    await person.click(button())
    expect(platform.notify).toHaveBeenCalledWith('error', said)
    expect(onSent).not.toHaveBeenCalled()
    expect(button()).toBeEnabled()
  })

  test('a sent dispute is acknowledged', async () => {
    await open({}, () => {}, true)
    expect(screen.getByText('Dziękujemy, sprawdzimy')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
