import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { browserClock } from '@mowka/web/trainer'
import { currentActivities } from '../../core/exercise/activities'
import type { TrainerPorts } from '../../core/store/ports'
import type { TrainerMode } from '../../core/store/trainer-mode'

type CommonPorts = Pick<
  TrainerPorts,
  | 'mode'
  | 'play'
  | 'prepare'
  | 'silence'
  | 'settings'
  | 'hasNewSentences'
  | 'wasFinished'
  | 'clock'
  | 'random'
>

/**
 * Creates the ports that places share: the device's sound and clock, the learner's settings, and sentences that the
 * learner has already seen. A place overrides the others.
 */
export const commonPorts = (mode: TrainerMode): CommonPorts => ({
  mode,
  play: (recordingId) => audio.play(recordingId, mode.rate?.()),
  prepare: (recordingId) => void audio.bytesOf(recordingId).catch(() => {}),
  silence: audio.stop,
  settings: () => ({
    activities: currentActivities(),
    keepFullSentence: false,
    autoplayAnswer: session.preferences.autoplayAnswer,
  }),
  hasNewSentences: () => false,
  // A session that is over when opened was finished before, possibly in another tab.
  wasFinished: () => true,
  clock: browserClock,
  random: Math.random,
})
