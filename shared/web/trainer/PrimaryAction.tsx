import { Button } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { PRIMARY } from './work-focus'

/** Check, try again, go on: the one big button. It is always in the same place, and it is what Enter does. */
export function PrimaryAction({
  label,
  icon,
  disabled,
  busy,
  compact,
  onPress,
}: {
  label: ReactNode
  icon?: ReactNode
  /** It stays in the tab order and does nothing. */
  disabled?: boolean
  busy?: boolean
  /** In the bar of phones, where there is no key to show. */
  compact?: boolean
  onPress: () => void
}) {
  return (
    <Button
      {...{ [PRIMARY]: true }}
      variant="primary"
      size={compact ? 'md' : 'lg'}
      fullWidth
      kbd={compact ? undefined : 'Enter'}
      leftIcon={icon}
      aria-disabled={disabled}
      loading={busy}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
