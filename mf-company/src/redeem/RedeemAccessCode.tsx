import { reportError } from '@mowka/kernel/platform'
import { Card, Muted } from '@mowka/kernel/ui'
import { callApi } from '@mowka/web/api'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import RedeemForm from './RedeemForm'

const Box = styled(Card)`
  > h2 + p { max-width: 60ch; margin: var(--mw-2) 0 var(--mw-4); }
  > form { max-width: 440px; }
`

/**
 * The company access code form, rendered by other remotes as `company/RedeemAccessCode` (K-CODE-01, U08). Prefilled
 * with the code of a followed invitation link (S-COMP-13).
 */
export default function RedeemAccessCode() {
  const { t } = useTranslation('company')
  const heading = useId()
  const [followed, setFollowed] = useState('')
  useEffect(() => {
    let isHere = true
    callApi('getAccessCode').then(
      ({ cac }) => {
        if (isHere) setFollowed(cac ?? '')
      },
      (error: unknown) => reportError(error, { part: 'redeem-access-code' }),
    )
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Box as="section" padding="large" aria-labelledby={heading}>
      <h2 id={heading}>{t('redeem.title')}</h2>
      <Muted as="p">{t('redeem.lead')}</Muted>
      <RedeemForm code={followed} />
    </Box>
  )
}
