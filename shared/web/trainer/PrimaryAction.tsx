import { Button } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { PRIMARY } from './work-focus'

/** The primary button of a trainer: check, try again, continue. Always in the same place, and triggered by Enter. */
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
  /** Stays in the tab order without effect. */
  disabled?: boolean
  busy?: boolean
  /** In the bar on phones, without the key. */
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
