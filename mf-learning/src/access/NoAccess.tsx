import { paths } from '@mowka/contract/routes'
import type { WidgetProps } from '@mowka/kernel/platform'
import { Skeleton } from '@mowka/kernel/ui'
import { optional, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from './NoAccessBanner'

/**
 * Alert that replaces a locked lesson, with a link back to its course (L-LMS-04). Exposed to trainers as
 * `learning/NoAccess`; without a course it is about the language and links to all courses. It loads the course,
 * because its language is the one that a trial has to unlock (L-TRIAL-03).
 */
export default function NoAccess({ courseId, onTrialStarted }: WidgetProps['learning/NoAccess']) {
  const { t } = useTranslation('learning')
  const reads = useReads({
    course: optional('getAvailableCourse', courseId === undefined ? null : { id: courseId }),
  })
  if (reads.state === 'loading') return <Skeleton height={200} radius={16} />
  return (
    <NoAccessBanner
      closed={courseId === undefined ? 'language' : 'lesson'}
      lang={reads.state === 'ready' ? reads.data.course?.targetLang : undefined}
      back={
        courseId === undefined
          ? { to: paths.courses(), label: t('backToCourses') }
          : { to: paths.courseDetails({ courseId }), label: t('backToCourse') }
      }
      onTrialStarted={onTrialStarted}
    />
  )
}
