import { session } from '@mowka/kernel/session'
import { Alert, Button, Dialog, media } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { emailConfirmation } from './confirmation'

export { emailConfirmation }

const Place = styled.aside`
  width: min(100% - 2 * var(--mw-gutter), var(--mw-page-width));
  margin: var(--mw-5) auto 0;
  overflow-wrap: anywhere;
  ${media.phone} { margin-top: var(--mw-3); }
`

/** The outcome of the resend button; announced when it changes. */
const Outcome = observer(function Outcome() {
  const { t } = useTranslation('shell')
  const { resent } = emailConfirmation
  return <div role="status">{resent && resent !== 'sending' && <p>{t(`confirmEmail.${resent}`)}</p>}</div>
})

const Resend = observer(function Resend() {
  const { t } = useTranslation('shell')
  return (
    <Button loading={emailConfirmation.resent === 'sending'} onClick={() => void emailConfirmation.resend()}>
      <span>{t('confirmEmail.resend')}</span>
    </Button>
  )
})

/** The notice above a page. */
export const Notice = observer(function Notice() {
  const { t } = useTranslation('shell')
  if (emailConfirmation.isDismissed) return null
  return (
    <Place aria-label={t('confirmEmail.title')}>
      <Alert
        title={t('confirmEmail.title')}
        actions={
          <>
            <Resend />
            <Button variant="ghost" onClick={emailConfirmation.dismiss}>
              {t('confirmEmail.later')}
            </Button>
          </>
        }
      >
        <p>{t('confirmEmail.text', { email: session.user?.email })}</p>
        <Outcome />
      </Alert>
    </Place>
  )
})

/**
 * The dialog after a call that needs a confirmed address; the page behind it keeps its input. Checks for the
 * confirmation whenever the user returns to the page.
 */
export const Request = observer(function Request() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void emailConfirmation.check()
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return (
    <Dialog
      open={emailConfirmation.isRequired}
      onClose={emailConfirmation.closeRequest}
      title={t('confirmEmail.request')}
      actions={
        <>
          <Button variant="ghost" onClick={emailConfirmation.closeRequest}>
            {t('confirmEmail.close')}
          </Button>
          <Resend />
        </>
      }
    >
      <p>{t('confirmEmail.requestText', { email: session.user?.email })}</p>
      <Outcome />
    </Dialog>
  )
})
