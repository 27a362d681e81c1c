import type { CourseProgress } from '@mowka/contract/schemas/progress'
import { forgetKeptLessons } from '@mowka/domain/kept-lesson'
import { confirm, notify, outbox, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi, useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** As many lessons as one call takes. */
const AT_ONCE = 1000

/** The lessons in which something was done (U16). */
export const lessonsWithProgress = (courses: readonly CourseProgress[]): string[] => [
  ...new Set(
    courses.flatMap(({ lessons }) =>
      lessons
        .filter(({ startedAt, finishedAt, progress }) => startedAt || finishedAt || progress > 0)
        .map(({ lessonId }) => lessonId),
    ),
  ),
]

/** Deletes the progress in the language being learned, after two questions (L-ACC-01 to -04). */
export function useDeleteProgress() {
  const { t } = useTranslation(['profile', 'common'])
  const { locativeOf } = useLanguageNames()
  const [busy, setBusy] = useState(false)
  const deletion = useWrite('deleteLessonProgress', { failure: () => null })

  const deleteAll = async () => {
    // What still waits would come after the deletion. What does not get through keeps nobody from it.
    await outbox.learning.flush().catch(() => {})
    // Read at the press: the profile shows no progress.
    const lessonIds = lessonsWithProgress(await callApi('getAllProgress'))
    if (lessonIds.length === 0) return notify('info', t('deletion.nothing'))
    for (let from = 0; from < lessonIds.length; from += AT_ONCE) {
      const deleted = lessonIds.slice(from, from + AT_ONCE)
      const { ok } = await deletion.run({ body: { lessonIds: deleted } })
      if (!ok) return notify('error', t('deletion.failed'))
      if (session.user) forgetKeptLessons(session.user.userId, deleted)
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
