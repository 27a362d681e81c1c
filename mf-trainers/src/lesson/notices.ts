import { notify, reportError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import i18next from 'i18next'
import type { TrainerPorts } from '../trainer/ports'
import { playSuccessSound } from '../trainer/success-sound'

/** What a lesson says in passing (learner core §8). */
export const lessonNotices: TrainerPorts['notices'] = {
  checkFailed: (error) => {
    reportError(error, { part: 'check' })
    notify('error', i18next.t('trainers:check.failed'))
  },
  hintNotFound: () => notify('info', i18next.t('trainers:hints.notFound')),
  succeeded: () => {
    if (session.preferences.lessonSoundsAllowed) void playSuccessSound()
  },
}
