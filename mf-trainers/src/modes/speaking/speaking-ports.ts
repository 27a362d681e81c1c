import { fetchApi } from '@mowka/shared/api'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { notify, reportError } from '@mowka/shared/platform'
import { audio } from '@mowka/shared/platform/study'
import { browserClock } from '@mowka/shared/trainer'
import i18next from 'i18next'
import { reaction } from 'mobx'
import { browserMicrophone } from './recorder/browser-microphone'
import { MicrophoneAccess } from './recorder/microphone-access'
import type { RecorderPorts } from './recorder/recorder'

let access = new MicrophoneAccess(browserMicrophone)

/** Asks for the microphone as if for the first time. Only for tests. */
export function forgetAccess(): void {
  access = new MicrophoneAccess(browserMicrophone)
}

/** Nothing sounds into the microphone: what sounds is stopped, and what begins to sound is, too. */
function hush(): () => void {
  audio.stop()
  return reaction(
    () => audio.current !== null,
    (sounds) => sounds && audio.stop(),
  )
}

/** The ports of a recorder in the browser. What is recorded goes to the server for its words and is kept nowhere. */
export const speakingPorts = (exercise: Exercise): RecorderPorts => ({
  microphone: browserMicrophone,
  access,
  recognise: async (file, signal) => {
    const { answer, answerLang } = exercise
    const body = { file, type: file.type, langCode: answerLang, prompt: answer }
    return (await fetchApi('recogniseSpeech', { body }, signal)).text
  },
  hush,
  warn: (reason, error) => {
    // What a learner or the network did is no failure of the program.
    if (reason === null || reason === 'speakingProcessingFailed') reportError(error, { part: 'speaking' })
    notify('warning', i18next.t(`trainers:speaking.reason.${reason ?? 'other'}`))
  },
  clock: browserClock,
  now: () => performance.now(),
})
