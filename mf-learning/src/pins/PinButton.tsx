import type { Course } from '@mowka/contract/schemas/learning'
import { Button, IconButton } from '@mowka/kernel/ui'
import { IconPin, IconPinFilled } from '@mowka/kernel/ui/icons'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Pins, pinButtonId } from './use-pins'

/** Pins or unpins a course. Its name is the action, so it has no pressed state. */
export function PinButton({
  course,
  pins,
  withText = false,
}: {
  course: Pick<Course, '_id' | 'name'>
  pins: Pins
  /** Whether the action is visible as text beside the icon. */
  withText?: boolean
}) {
  const { t } = useTranslation('learning')
  const isPinned = pins.isPinned(course._id)
  const icon = isPinned ? <IconPinFilled aria-hidden /> : <IconPin aria-hidden />
  const name = t(isPinned ? 'pins.unpinOf' : 'pins.pinOf', { name: course.name })
  const press = ({ detail }: MouseEvent) => pins.toggle(course, detail === 0)
  if (!withText)
    return (
      <IconButton id={pinButtonId(course._id)} aria-label={name} onClick={press}>
        {icon}
      </IconButton>
    )
  return (
    <Button variant="ghost" leftIcon={icon} aria-label={name} onClick={press}>
      {t(isPinned ? 'pins.unpin' : 'pins.pin')}
    </Button>
  )
}
