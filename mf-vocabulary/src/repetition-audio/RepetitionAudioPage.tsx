import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import {
  Button,
  EmptyState,
  Page,
  PageHeader,
  ResponsiveDialog,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { IconCheck, IconChevronDown, IconLock } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { CourseLessons } from './CourseLessons'
import { courseOfLesson } from './lesson-choice'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  padding: 0;
  list-style: none;
  button { justify-content: space-between; width: 100%; text-align: left; }
`

/**
 * Shows the course and opens a course selection: a bottom sheet on small screens, a dialog on larger ones
 * (V-RAUD-01).
 */
function CoursePicker({
  courses,
  course,
  onChoose,
}: {
  courses: readonly Course[]
  course: Course
  onChoose: (course: Course) => void
}) {
  const { t } = useTranslation('vocabulary')
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: Course) => {
    setOpen(false)
    onChoose(chosen)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        rightIcon={<IconChevronDown aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('repetitionAudio.course', { name: course.name })}
      </Button>
      <ResponsiveDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('repetitionAudio.chooseCourse')}
      >
        <List>
          {courses.map((each) => (
            <li key={each._id}>
              <Button
                variant="ghost"
                aria-pressed={each._id === course._id}
                rightIcon={
                  each.isLocked ? (
                    <IconLock aria-label={t('repetitionAudio.locked')} role="img" />
                  ) : (
                    each._id === course._id && <IconCheck aria-hidden />
                  )
                }
                onClick={() => choose(each)}
              >
                {each.name}
              </Button>
            </li>
          ))}
        </List>
      </ResponsiveDialog>
    </>
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']
const lines = ROWS.map((row) => <Skeleton key={row} height={54} radius={16} />)

/**
 * Selects a course and lessons to play one after another (V-RAUD). `lessonId` preselects a lesson and is removed from
 * the address.
 */
export default function RepetitionAudioPage() {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('repetitionAudio.title'))
  const reads = useReads({ courses: read('getAvailableCourses') })
  const empty = (
    <EmptyState
      title={t('repetitionAudio.empty.title')}
      actions={<Button to={paths.courses()}>{t('repetitionAudio.toCourses')}</Button>}
    >
      {t('repetitionAudio.empty.text')}
    </EmptyState>
  )
  return (
    <Page width="trainer">
      <PageHeader title={t('repetitionAudio.title')} />
      <p>{t('repetitionAudio.intro')}</p>
      <ReadStates
        reads={reads}
        skeleton={
          <>
            <Skeleton width={320} height={48} radius={12} />
            <Stack gap={2}>{lines}</Stack>
          </>
        }
        locked={<RemoteWidget name="learning/NoAccess" />}
      >
        {({ courses: { data } }) => (data.length > 0 ? <Picker courses={data} /> : empty)}
      </ReadStates>
    </Page>
  )
}

function Picker({ courses }: { courses: readonly Course[] }) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('lessonId')
  const [preselected] = useState(asked)
  const [courseId, setCourseId] = useState<string | null>(null)
  const first = courses.find(({ isLocked }) => !isLocked) ?? courses[0]
  const ofPreselected = preselected === null ? undefined : courseOfLesson(courses, preselected)
  const course = courses.find(({ _id }) => _id === courseId) ?? ofPreselected ?? first

  useEffect(() => {
    if (asked === null) return
    const rest = new URLSearchParams(query)
    rest.delete('lessonId')
    setQuery(rest, { replace: true })
  }, [asked, query, setQuery])

  if (!course) return null
  return (
    <>
      <div>
        <CoursePicker courses={courses} course={course} onChoose={({ _id }) => setCourseId(_id)} />
      </div>
      <CourseLessons
        key={course._id}
        courseId={course._id}
        preselected={course === ofPreselected ? preselected : null}
        skeleton={lines}
      />
    </>
  )
}
