import { paths } from '@mowka/contract/routes'
import { samples } from '@mowka/domain/exercise/samples'
import { renderPage } from '@mowka/testing'
import { screen } from '@testing-library/react'
import { texts } from '../../pages'
import SampleResult from './SampleResult'

const open = async (input: string) => {
  const onResult = jest.fn()
  const { api } = await renderPage(<SampleResult sample={samples.ENG} input={input} onResult={onResult} />, {
    route: 'login',
    at: paths.login(),
    texts: { namespace: 'trainers', loader: texts },
    user: null,
  })
  return { api, onResult }
}

test('a wrong sample answer is marked and explained by the editor, without a request', async () => {
  const { onResult, api } = await open('I like very much this song')
  expect(await screen.findByText(/^Jeszcze nie\./)).toBeVisible()
  expect(screen.getByText('„Very much” stoi po „this song”.')).toBeVisible()
  expect(screen.getByText('I like this song very much.')).toHaveAttribute('lang', 'en')
  expect(onResult.mock.calls).toEqual([[false]])
  expect(api.sent('checkAttempt')).toEqual([])
})

test('a right sample answer is confirmed, without a sound that visitors could not play', async () => {
  const { onResult } = await open('I like this song very much')
  expect(await screen.findByText('I like this song very much.')).toBeVisible()
  expect(onResult.mock.calls).toEqual([[true]])
  expect(screen.queryByRole('button')).toBeNull()
})
