import { INSCRIPTION_LENGTH, inscriptionRules } from '@mowka/domain/shop/gift-card'
import { email, holdsEmailAddress } from '@mowka/domain/user/email-address'
import { Card, Muted, media, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { IconMail } from '@mowka/kernel/ui/icons'
import { EmailInput, TextAreaInput, useFormValues } from '@mowka/web/forms'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { GiftValues } from './gift-values'

const SendDay = lazy(() => import(/* webpackChunkName: "gift-send-day" */ './SendDay'))

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.s4} ${tokens.s5};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Under = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.s3};
  b { color: ${tokens.text}; }
`

/** Inscription, recipient and delivery day, all optional. */
export function WishesCard() {
  const { t } = useTranslation('commerce')
  const heading = useId()
  const { inscription, email: address } = useFormValues<GiftValues>()
  const used = inscription.trim().length
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading}>{t('gift.wishes')}</h2>
        <TextAreaInput<GiftValues>
          name="inscription"
          label={t('gift.inscription')}
          rows={4}
          rules={inscriptionRules}
          note={
            <Under>
              <span>{t('gift.inscriptionNote')}</span>
              <span>{t('gift.inscriptionCount', { count: used, most: INSCRIPTION_LENGTH })}</span>
            </Under>
          }
        />
        <Two>
          <EmailInput<GiftValues>
            name="email"
            label={t('gift.email')}
            note={t('gift.emailNote')}
            rules={[email]}
            autoComplete="off"
            leftIcon={<IconMail aria-hidden />}
          />
          {holdsEmailAddress(address) ? (
            <Suspense fallback={<Skeleton height={100} radius={12} />}>
              <SendDay label={t('gift.startDate')} />
            </Suspense>
          ) : (
            <Muted size={14}>{t('gift.startDateFirst')}</Muted>
          )}
        </Two>
      </Stack>
    </Card>
  )
}
