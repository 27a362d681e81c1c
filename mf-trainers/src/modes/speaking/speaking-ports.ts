import type { Exercise } from '@mowka/contract/schemas/learning'
import { notify, reportError } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { fetchApi } from '@mowka/web/api'
import { browserClock } from '@mowka/web/trainer'
import i18next from 'i18next'
import { reaction } from 'mobx'
import { browserMicrophone } from './recorder/browser-microphone'
import { MicrophoneAccess } from './recorder/microphone'
import type { RecorderPorts } from './recorder/recorder'

let access = new MicrophoneAccess(browserMicrophone)

/** Resets the microphone permission. For tests only. */
export function forgetAccess(): void {
  access = new MicrophoneAccess(browserMicrophone)
}

/** Stops playback and prevents new playback, so that the microphone doesn't record it. */
function silenceOthers(): () => void {
  audio.stop()
  return reaction(
    () => audio.current !== null,
    (sounds) => sounds && audio.stop(),
  )
}

/** The ports of a recorder in the browser. A recording is sent to the server for recognition and stored nowhere. */
export const speakingPorts = (exercise: Exercise): RecorderPorts => ({
  microphone: browserMicrophone,
  access,
  recognise: async (file, signal) => {
    const { answer, answerLang } = exercise
    const body = { file, type: file.type, langCode: answerLang, prompt: answer }
    return (await fetchApi('recogniseSpeech', { body }, { signal })).text
  },
  silenceOthers,
  warn: (reason, error) => {
    // Problems caused by the learner or the network aren't reported as errors.
    if (reason === null || reason === 'speakingProcessingFailed') reportError(error, { part: 'speaking' })
    notify('warning', i18next.t(`trainers:speaking.reason.${reason ?? 'other'}`))
  },
  clock: browserClock,
  now: () => performance.now(),
})
