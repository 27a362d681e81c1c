import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { playSound } from '@mowka/web/trainer'
import i18next from 'i18next'
import type { TrainerPorts } from '../../core/store/ports'

/** Whether a call was refused because the learner has no access to the lesson. */
export const isNoAccess = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 403

/** Notifications of a lesson. Missing access isn't reported as an error: the page links to it. */
export const lessonNotices: TrainerPorts['notices'] = {
  checkFailed: (error) => {
    if (isNoAccess(error)) return
    reportError(error, { part: 'check' })
    notify('error', i18next.t('trainers:check.failed'))
  },
  failed: (what, error) => {
    if (!isNoAccess(error)) reportError(error, { part: 'trainer', what })
  },
  hintNotFound: () => notify('info', i18next.t('trainers:hints.notFound')),
  hintNotLoaded: () => notify('error', i18next.t('trainers:drawer.notLoaded')),
  answered: (sound) => {
    if (session.preferences.lessonSoundsAllowed) void playSound(sound)
  },
}
