import { fakeApi } from '@mowka/testing/fake-api'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from '../ui'
import { AudioButton } from './AudioButton'
import { audio } from './audio'

/** Rates of the playbacks so far. */
let heard: number[] = []

beforeAll(async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    heard.push(this.playbackRate)
  })
  // Preloads the bytes, so that a click plays immediately.
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

test('a single click plays after 350 ms (P-AUDIO-03)', async () => {
  show()
  fireEvent.click(button())
  await wait(349)
  expect(heard).toEqual([])
  await wait(1)
  expect(heard).toEqual([1])
})

test('a second click within 350 ms immediately plays slowly, once (P-AUDIO-04, P-AUDIO-05)', async () => {
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

test('a click after 350 ms counts as another single click (P-AUDIO-04)', async () => {
  show()
  fireEvent.click(button())
  await wait(350)
  await ended()
  fireEvent.click(button())
  await wait(350)
  expect(heard).toEqual([1, 1])
})

test('in tables and the audio player a double click sets the global rate to 2 and plays (P-AUDIO-06)', async () => {
  show({ doubleClick: 'fast' })
  fireEvent.click(button())
  fireEvent.click(button())
  await wait(0)
  expect(heard).toEqual([2])
  expect(audio.rate).toBe(2)
})

test('only the button of the playing recording is disabled, and it retains focus (P-AUDIO-08)', async () => {
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

test('a button without a recording is disabled (P-AUDIO-09)', async () => {
  show({ recordingId: null })
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button())
  fireEvent.click(button())
  await wait(350)
  expect(heard).toEqual([])
})

test('an unmounted button cancels its pending click', async () => {
  const { unmount } = show()
  fireEvent.click(button())
  unmount()
  await wait(350)
  expect(heard).toEqual([])
})

test('a new recording cancels the pending click', async () => {
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
