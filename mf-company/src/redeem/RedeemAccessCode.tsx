import { Card, Muted } from '@mowka/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RedeemForm } from './RedeemForm'

const Box = styled(Card)`
  > h2 + p { max-width: 60ch; margin: var(--mw-2) 0 var(--mw-4); }
  > form { max-width: 440px; }
`

/** The form for a company's access code; other remotes borrow it as `company/RedeemAccessCode` (K-CODE-01, U08). */
export default function RedeemAccessCode() {
  const { t } = useTranslation('company')
  const heading = useId()
  return (
    <Box as="section" padding="large" aria-labelledby={heading}>
      <h2 id={heading}>{t('redeem.title')}</h2>
      <Muted as="p">{t('redeem.lead')}</Muted>
      <RedeemForm />
    </Box>
  )
}
