import { audio } from '@mowka/kernel/platform/study'
import { act } from '@testing-library/react'

/** Unique object URLs, because the audio service and its cached recordings outlive a test. */
let urls = 0
const silent = new Set<string>()

/** Fake audio elements whose sounds a test ends explicitly. `heard` lists recordings by id and breaks in seconds. */
export function fakeAudio() {
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
    /** Ends the current recording or break. */
    end: () => end(last),
    /** Plays a recording from another component of the product. */
    other: () => act(async () => void audio.play('other')),
    rate: () => recording?.playbackRate,
  }
}
