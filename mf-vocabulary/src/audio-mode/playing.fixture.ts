import { audio } from '@mowka/kernel/platform/study'
import { act } from '@testing-library/react'

/** The audio service outlives a test, with the recordings that it has. */
let urls = 0
const silent = new Set<string>()

/**
 * Audio elements of which a test says when their sound ends. `heard` lists recordings by their id and breaks in
 * seconds.
 */
export function fakePlaying() {
  const heard: string[] = []
  let last: HTMLAudioElement | null = null
  let recording: HTMLAudioElement | null = null
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    urls += 1
    const url = `blob:http://localhost/${urls}`
    if (file instanceof Blob && file.type === 'audio/wav') silent.add(url)
    return url
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    const isSilence = silent.has(this.src)
    if (!isSilence) {
      recording = this
      last = this
      heard.push(audio.current ?? '')
    } else if (this.currentTime > 0) {
      last = this
      heard.push(`${20 - this.currentTime} s`)
    }
  })
  const end = (element: HTMLAudioElement | null) =>
    act(async () => {
      element?.dispatchEvent(new Event('ended'))
    })
  return {
    heard,
    /** What plays ends: the recording or the break. */
    end: () => end(last),
    /** Another part of the product plays a recording. */
    other: () => act(async () => void audio.play('other')),
    rate: () => recording?.playbackRate,
  }
}
