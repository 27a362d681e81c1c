import { audio } from '@mowka/kernel/platform/study'
import { fireEvent, render, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { FilePlayer } from './RecordingEditor'

const open = () => {
  render(<FilePlayer url="blob:file" label="Posłuchaj" />)
  return screen.getByLabelText<HTMLAudioElement>('Posłuchaj')
}
const play = (recordingId: string | null) =>
  runInAction(() => {
    audio.current = recordingId
  })
afterEach(() => play(null))

test('playing a file stops the recording that is playing (P-AUDIO-07)', () => {
  const player = open()
  play('r1')
  fireEvent.play(player)
  expect(audio.current).toBeNull()
})

test('playing a recording stops the file (P-AUDIO-07)', () => {
  const player = open()
  const pause = jest.spyOn(player, 'pause').mockImplementation(() => {})
  fireEvent.play(player)
  expect(pause).not.toHaveBeenCalled()
  play('r1')
  expect(pause).toHaveBeenCalledTimes(1)
})

test('playing a file stops another file (P-AUDIO-07)', () => {
  const first = open()
  const pause = jest.spyOn(first, 'pause').mockImplementation(() => {})
  fireEvent.play(first)
  render(<FilePlayer url="blob:other" label="Posłuchaj drugiego" />)
  fireEvent.play(screen.getByLabelText('Posłuchaj drugiego'))
  expect(pause).toHaveBeenCalledTimes(1)
})
