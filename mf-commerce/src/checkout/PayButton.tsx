import { Button } from '@mowka/kernel/ui'
import { IconLock } from '@mowka/kernel/ui/icons'
import { FormActions } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/**
 * The submit button of an order. With `untilValid` it is disabled until the form is valid; while something outside
 * the form blocks the order (`isReady` is false) it is always disabled.
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
