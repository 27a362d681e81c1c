import { Button, type ButtonSize, VisuallyHidden } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Link to the summary (C-SUB-07); disabled with a description while the basket is empty. */
export function ContinueButton({
  to,
  isEmpty,
  size,
  fullWidth,
}: {
  to: string
  isEmpty: boolean
  size: ButtonSize
  fullWidth: boolean
}) {
  const { t } = useTranslation('commerce')
  const id = useId()
  const look = { size, fullWidth, rightIcon: <IconArrowRight aria-hidden /> }
  if (!isEmpty) {
    return (
      <Button {...look} to={to}>
        {t('subscribe.continue')}
      </Button>
    )
  }
  return (
    <>
      <Button {...look} aria-disabled aria-describedby={id}>
        {t('subscribe.continue')}
      </Button>
      <VisuallyHidden id={id}>{t('basket.emptyLink')}</VisuallyHidden>
    </>
  )
}
