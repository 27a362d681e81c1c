import type { CourseProgress } from '@mowka/contract/schemas/progress'
import { confirm, notify, outbox, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { removeOfflineLessons } from '@mowka/kernel/storage'
import { callApi, useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Maximum number of lessons per call. */
const MAX_LESSONS_PER_CALL = 1000

/** Ids of the lessons with progress (U16). */
export const lessonsWithProgress = (courses: readonly CourseProgress[]): string[] => [
  ...new Set(
    courses.flatMap(({ lessons }) =>
      lessons
        .filter(({ startedAt, finishedAt, progress }) => startedAt || finishedAt || progress > 0)
        .map(({ lessonId }) => lessonId),
    ),
  ),
]

/** Deletes the progress in the target language after two confirmations (L-ACC-01 to -04). */
export function useDeleteProgress() {
  const { t } = useTranslation(['profile', 'common'])
  const { locativeOf } = useLanguageNames()
  const [busy, setBusy] = useState(false)
  const deletion = useWrite('deleteLessonProgress', { failure: () => null })

  const deleteAll = async () => {
    // Pending events would arrive after the deletion. A failure to send them doesn't block it.
    await outbox.learning.flush().catch(() => {})
    // Loaded on press, because the profile doesn't show progress.
    const lessonIds = lessonsWithProgress(await callApi('getAllProgress'))
    if (lessonIds.length === 0) return notify('info', t('deletion.nothing'))
    for (let from = 0; from < lessonIds.length; from += MAX_LESSONS_PER_CALL) {
      const deleted = lessonIds.slice(from, from + MAX_LESSONS_PER_CALL)
      const { ok } = await deletion.run({ body: { lessonIds: deleted } })
      if (!ok) return notify('error', t('deletion.failed'))
      if (session.user) removeOfflineLessons(session.user.userId, deleted)
    }
    notify('success', t('deletion.done'))
  }

  const ask = async () => {
    const language = t('deletion.progress', { within: locativeOf(session.targetLang) })
    const isSure =
      (await confirm({
        title: t('deletion.first.title', { language }),
        text: t('deletion.first.text'),
        confirmLabel: t('deletion.first.confirm'),
        destructive: true,
      })) &&
      (await confirm({
        title: t('deletion.second.title'),
        text: t('deletion.second.text'),
        confirmLabel: t('deletion.second.confirm'),
        destructive: true,
      }))
    if (!isSure) return
    setBusy(true)
    try {
      await deleteAll()
    } catch (error) {
      reportError(error, { part: 'delete-progress' })
      notify('error', t('deletion.failed'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, ask }
}
