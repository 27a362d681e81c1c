import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { failure, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { writer } from '../../places/shared/lesson.fixture'
import { ActivitiesSettings } from './ActivitiesSettings'

beforeEach(() => sessionStorage.clear())

/** Saves wait until the test lets them through; each request body is recorded. */
async function open() {
  const waiting: (() => void)[] = []
  const page = await renderPage(<ActivitiesSettings keepsFullSentence={false} />, {
    route: 'courses',
    at: '/course',
    texts: { namespace: 'trainers', loader: texts },
    user: writer(),
    api: {
      patchUserMetadata: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve(writer()))
        }),
    },
  })
  const sent = () =>
    page.api.sent('patchUserMetadata').map(({ body }) => {
      const { payload } = body as { payload: { listeningAndWritingActivities: unknown } }
      return payload.listeningAndWritingActivities
    })
  return { ...page, sent, letThrough: () => act(async () => waiting.shift()?.()) }
}
const toggle = (name: string) => screen.getByRole('switch', { name })
const gapsToo = { fullSentence: true, gaps: true, blocks: false }
const all = { fullSentence: true, gaps: true, blocks: true }

test('two quick changes are saved one after another and confirmed once', async () => {
  const { person, platform, sent, letThrough } = await open()
  await person.click(toggle('Luki'))
  await person.click(toggle('Układanie ze słów'))
  await waitFor(() => expect(sent()).toEqual([gapsToo]))
  await letThrough()
  await waitFor(() => expect(sent()).toEqual([gapsToo, all]))
  expect(platform.notify).not.toHaveBeenCalled()
  await letThrough()
  await waitFor(() => expect(platform.notify).toHaveBeenCalledTimes(1))
  expect(platform.notify).toHaveBeenCalledWith('success', expect.anything())
})

test('a failed save reverts the choice unless a later save is pending (L-PREF-08)', async () => {
  const { person, platform, api, sent, letThrough } = await open()
  await person.click(toggle('Luki'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  api.answer({ patchUserMetadata: failure(500) })
  await person.click(toggle('Układanie ze słów'))
  await letThrough()
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', expect.anything()))
  expect(platform.notify).toHaveBeenCalledTimes(1)
  expect(toggle('Luki')).not.toBeChecked()
  expect(sessionStorage.getItem(sessionKeys.listeningAndWritingActivities)).toBeNull()
})

test('an invalid cache entry is ignored', async () => {
  sessionStorage.setItem(sessionKeys.listeningAndWritingActivities, '{}')
  await open()
  expect(toggle('Całe zdania')).toBeChecked()
})
