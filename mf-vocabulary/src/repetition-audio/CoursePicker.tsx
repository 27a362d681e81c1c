import type { Course } from '@mowka/contract/schemas/learning'
import { Button, ResponsiveDialog, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconChevronDown, IconLock } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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
export function CoursePicker({
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
