import { paths } from '@mowka/shared/contract/routes'
import type { WidgetProps } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from './NoAccessBanner'

/**
 * The alert that replaces a locked lesson, with the way back to its course (L-LMS-04). Lent to trainers as
 * `learning/NoAccess`; without a course the way leads to all courses.
 */
export default function NoAccess({ courseId, onTrialStarted }: WidgetProps['learning/NoAccess']) {
  const { t } = useTranslation('learning')
  return (
    <NoAccessBanner
      closed="lesson"
      back={
        courseId === undefined
          ? { to: paths.courses(), label: t('backToCourses') }
          : { to: paths.courseDetails({ courseId }), label: t('backToCourse') }
      }
      onTrialStarted={onTrialStarted}
    />
  )
}
