import { paths } from '@mowka/shared/contract/routes'
import type { ApiError } from '@mowka/shared/platform'
import { Button, EmptyState, ErrorState } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from '../access/NoAccessBanner'

/** Why a course or its lessons cannot be shown: no access, no such course in this language, or a failure. */
export function CourseProblem({
  error,
  onRetry,
  retrying,
}: {
  error: ApiError
  onRetry: () => void
  retrying: boolean
}) {
  const { t } = useTranslation('learning')
  const toCourses = <Button to={paths.courses()}>{t('backToCourses')}</Button>
  if (error.status === 403) {
    return (
      <>
        <h1>{t('details.closed')}</h1>
        <NoAccessBanner closed="course" onTrialStarted={onRetry} />
      </>
    )
  }
  return error.status === 404 ? (
    <EmptyState headingLevel={1} title={t('details.notFound')} actions={toCourses}>
      {t('details.notFoundText')}
    </EmptyState>
  ) : (
    <ErrorState headingLevel={1} onRetry={onRetry} retrying={retrying} actions={toCourses} />
  )
}
