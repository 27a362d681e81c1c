import { audio } from '@mowka/kernel/platform/study'

/** Fakes audio elements whose sound ends immediately. Returns the ids of the recordings that were heard. */
export function fakePlaying(): string[] {
  const heard: string[] = []
  let urls = 0
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    urls += 1
    return `blob:http://localhost/teaching-${urls}`
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    heard.push(audio.current ?? '')
    setTimeout(() => this.dispatchEvent(new Event('ended')))
  })
  return heard
}
