import { fakeApi } from '@mowka/testing/fake-api'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from '../ui'
import { AudioButton } from './AudioButton'
import { audio } from './audio'

/** The rates at which the recording was heard. */
let heard: number[] = []

beforeAll(async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    heard.push(this.playbackRate)
  })
  // The bytes are there already, so that a press is heard at once.
  fakeApi({ getRecording: undefined })
  void audio.play('r1')
  await new Promise((resolve) => setTimeout(resolve))
  audio.stop()
})
beforeEach(() => {
  jest.useFakeTimers()
  heard = []
  audio.setRate(1)
})
afterEach(() => {
  act(() => audio.stop())
  jest.useRealTimers()
})

const show = (props: Partial<Parameters<typeof AudioButton>[0]> = {}) =>
  render(
    <UiProvider>
      <AudioButton recordingId="r1" label="Odtwórz: dom" {...props} />
    </UiProvider>,
  )
const button = () => screen.getByRole('button', { name: 'Odtwórz: dom' })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const ended = () =>
  act(async () => {
    audio.stop()
  })

test('P-AUDIO-03: one click waits 350 ms and plays', async () => {
  show()
  fireEvent.click(button())
  await wait(349)
  expect(heard).toEqual([])
  await wait(1)
  expect(heard).toEqual([1])
})

test('P-AUDIO-04, P-AUDIO-05: a second click within 350 ms plays slowly, once and at once', async () => {
  show()
  fireEvent.click(button())
  await wait(349)
  fireEvent.click(button())
  await wait(0)
  expect(heard).toEqual([0.79])
  expect(audio.rate).toBe(1)
  await wait(1000)
  expect(heard).toEqual([0.79])
})

test('P-AUDIO-04: a second click after that is another single one', async () => {
  show()
  fireEvent.click(button())
  await wait(350)
  await ended()
  fireEvent.click(button())
  await wait(350)
  expect(heard).toEqual([1, 1])
})

test('P-AUDIO-06: in tables and the audio player a double click sets the rate to 2 for all and plays', async () => {
  show({ doubleClick: 'fast' })
  fireEvent.click(button())
  fireEvent.click(button())
  await wait(0)
  expect(heard).toEqual([2])
  expect(audio.rate).toBe(2)
})

test('P-AUDIO-08: a button is disabled while its recording plays, others are not, and it keeps the focus', async () => {
  show()
  button().focus()
  act(() => void audio.play('r2'))
  expect(button()).not.toHaveAttribute('aria-disabled')
  act(() => void audio.play('r1'))
  await wait(0)
  heard = []
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveFocus()
  fireEvent.click(button())
  await wait(350)
  expect(heard).toEqual([])
})

test('P-AUDIO-09: a button without a recording is disabled', async () => {
  show({ recordingId: null })
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button())
  fireEvent.click(button())
  await wait(350)
  expect(heard).toEqual([])
})

test('a button that left the page before its wait was over plays nothing', async () => {
  const { unmount } = show()
  fireEvent.click(button())
  unmount()
  await wait(350)
  expect(heard).toEqual([])
})

test('a press that still waits is called off when the button gets another recording', async () => {
  const { rerender } = show()
  fireEvent.click(button())
  rerender(
    <UiProvider>
      <AudioButton recordingId="r2" label="Odtwórz: dom" />
    </UiProvider>,
  )
  await wait(350)
  expect(heard).toEqual([])
  expect(audio.current).toBeNull()
})
