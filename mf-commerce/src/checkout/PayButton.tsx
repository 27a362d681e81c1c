import { FormActions } from '@mowka/shared/forms'
import { Button } from '@mowka/shared/ui'
import { IconLock } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'

/**
 * The button that orders. With `untilValid` it waits for valid values; while something outside of the form is in the way
 * (`isReady` is false) it cannot be pressed at all.
 */
export function PayButton({
  untilValid = false,
  isReady = true,
}: {
  untilValid?: boolean
  isReady?: boolean
}) {
  const { t } = useTranslation('commerce')
  const look = {
    variant: 'primary',
    size: 'lg',
    fullWidth: true,
    leftIcon: <IconLock aria-hidden />,
  } as const
  if (!isReady) {
    return (
      <Button {...look} aria-disabled>
        {t('order.pay')}
      </Button>
    )
  }
  return <FormActions {...look} submit={t('order.pay')} always untilValid={untilValid} />
}
