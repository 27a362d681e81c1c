import { earliestSendDay, latestSendDay } from '@mowka/domain/shop/gift-card'
import { warsawDay } from '@mowka/domain/time'
import { Button, Muted, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { Form, FormActions } from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { useTranslation } from 'react-i18next'
import { sendDayRule } from '../form/gift-values'
import { type GiftLine, giftBasket } from './gift-basket-store'

type Values = { sendAt: string | null }

/**
 * Dialog for the delivery day of a card in the basket; empty means right after the payment (C-GIFT-04, C-GIFT-10).
 */
export default function SendDateDialog({
  line,
  name,
  onClose,
}: {
  line: GiftLine
  name: string
  onClose: () => void
}) {
  const { t } = useTranslation(['commerce', 'common'])
  const today = warsawDay(new Date())
  return (
    <ResponsiveDialog open onClose={onClose} title={t('gift.dayTitle')}>
      <Form<Values>
        initialValues={{ sendAt: line.sendAt }}
        save={async ({ sendAt }) => {
          giftBasket.setSendAt(line.id, sendAt)
          return { ok: true, answer: undefined }
        }}
        onSaved={onClose}
        guarded={false}
        aria-label={t('gift.dayTitle')}
      >
        <Stack gap={4}>
          <Muted>{t('gift.dayOf', { name, email: line.email })}</Muted>
          <DateInput<Values>
            name="sendAt"
            label={t('gift.startDate')}
            note={t('gift.dayNote')}
            min={earliestSendDay(today)}
            max={latestSendDay(today)}
            rules={[sendDayRule(today)]}
          />
          <FormActions submit={t('common:save')} variant="primary" always inDialog>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
          </FormActions>
        </Stack>
      </Form>
    </ResponsiveDialog>
  )
}
