import { audio } from '@mowka/kernel/platform/study'
import { fireEvent, render, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { FilePlayer } from './FilePlayer'

const open = () => {
  render(<FilePlayer url="blob:file" label="Posłuchaj" />)
  return screen.getByLabelText<HTMLAudioElement>('Posłuchaj')
}
const play = (recordingId: string | null) =>
  runInAction(() => {
    audio.current = recordingId
  })
afterEach(() => play(null))

test('a file that begins to play stops the recording that sounds (P-AUDIO-07)', () => {
  const player = open()
  play('r1')
  fireEvent.play(player)
  expect(audio.current).toBeNull()
})

test('a recording that begins to play stops the file (P-AUDIO-07)', () => {
  const player = open()
  const pause = jest.spyOn(player, 'pause').mockImplementation(() => {})
  fireEvent.play(player)
  expect(pause).not.toHaveBeenCalled()
  play('r1')
  expect(pause).toHaveBeenCalledTimes(1)
})

test('of two files only one sounds (P-AUDIO-07)', () => {
  const first = open()
  const pause = jest.spyOn(first, 'pause').mockImplementation(() => {})
  fireEvent.play(first)
  render(<FilePlayer url="blob:other" label="Posłuchaj drugiego" />)
  fireEvent.play(screen.getByLabelText('Posłuchaj drugiego'))
  expect(pause).toHaveBeenCalledTimes(1)
})
