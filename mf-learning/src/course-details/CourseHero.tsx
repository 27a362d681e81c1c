import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { courseKind } from '@mowka/domain/course/course'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { Button, ProgressBar, tokens } from '@mowka/kernel/ui'
import { IconCertificate } from '@mowka/kernel/ui/icons'
import { PictureTile } from '@mowka/web/views/pictures'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CourseLevels } from '../courses/CourseFacts'

const Hero = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $aside }) => ($aside ? '400px' : '')};
  gap: ${tokens.s10};
  align-items: start;
  @media (max-width: 1119.98px) { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s6}; }
`
const Top = styled.div`
  display: flex;
  gap: ${tokens.s5};
  align-items: flex-start;
  > div { min-width: 0; }
  @media (max-width: 719.98px) { gap: ${tokens.s4}; }
`
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  margin-top: ${tokens.s2};
  color: ${tokens.muted};
`
const Action = styled.div`
  margin: ${tokens.s1} 0 0 -12px;
`
const Description = styled.p`
  max-width: 60ch;
  margin-top: ${tokens.s5};
  font-size: ${tokens.fs18};
  white-space: pre-line;
  @media (max-width: 719.98px) { font-size: ${tokens.fs16}; }
`
const Progress = styled.div`
  max-width: 460px;
  margin-top: ${tokens.s6};
  > p {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.s3};
    margin-bottom: ${tokens.s2};
    font-weight: ${tokens.fwStrong};
  }
`

const End = styled(Button)`
  margin-top: ${tokens.s4};
`

/** Name, description and progress of a course, with the next step beside them. */
export function CourseHero({
  course,
  percent,
  finished,
  total,
  action,
  children,
}: {
  course: Course
  /** Percent; null hides the progress, which failed to load. */
  percent: number | null
  finished: number
  total: number
  /** A button below the name. */
  action?: ReactNode
  /** The banner or the start button. */
  children?: ReactNode
}) {
  const { t } = useTranslation('learning')
  usePageTitle(course.name)
  return (
    <Hero $aside={Boolean(children)}>
      <div>
        <Top>
          <PictureTile picture={course.picture} kind={courseKind(course.tags)} size="lg" />
          <div>
            <h1>{keepTogether(course.name)}</h1>
            <Meta>
              {t(`courses.kind.${courseKind(course.tags)}`)}
              <CourseLevels course={course} />
            </Meta>
            {action && <Action>{action}</Action>}
          </div>
        </Top>
        <Description>{keepTogether(course.description)}</Description>
        {percent !== null && (
          <Progress>
            <p>
              <span>{t('details.finishedLessons', { done: finished, count: total })}</span>
              <span>{percent}%</span>
            </p>
            <ProgressBar
              label={t('courses.progressOf', { name: course.name })}
              value={percent}
              tone={percent === 100 ? 'done' : 'normal'}
              size="lg"
            />
            {percent === 100 && hasPage('courseEnd') && (
              <End leftIcon={<IconCertificate aria-hidden />} to={paths.courseEnd({ courseId: course._id })}>
                {t('details.end')}
              </End>
            )}
          </Progress>
        )}
      </div>
      {children && <div>{children}</div>}
    </Hero>
  )
}
