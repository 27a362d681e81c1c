import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { callApi } from '@mowka/web/api'
import { declinePush, mayOfferPush, turnPushOn } from '@mowka/web/push'
import { focusPrimary } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Title = styled.h2`
  font-size: ${tokens.fs18};
`
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`

/** Whether this user can be offered notifications on this device. */
const isPossible = (): boolean =>
  session.user !== null && session.preferences.appNotificationsAllowed && mayOfferPush(session.user.userId)

/**
 * Offers notifications at the end of a lesson, unless the platform has none. Whatever the answer is, also to the
 * browser's own question, the offer isn't repeated on this device.
 */
export const PushOffer = observer(function PushOffer() {
  const { t } = useTranslation('trainers')
  const [state, setState] = useState<'hidden' | 'shown' | 'busy'>('hidden')
  useEffect(() => {
    let isMounted = true
    if (isPossible())
      callApi('getPushKey')
        .then(({ publicKey }) => isMounted && publicKey !== null && setState('shown'))
        // An offer is not worth a message.
        .catch(() => {})
    return () => {
      isMounted = false
    }
  }, [])
  const { user } = session
  if (state === 'hidden' || !user) return null

  const decline = () => {
    // Not lost with the pressed button.
    if (document.activeElement?.closest('[aria-labelledby="push-offer"]')) focusPrimary()
    declinePush(user.userId)
    setState('hidden')
  }
  const accept = async () => {
    setState('busy')
    try {
      if ((await turnPushOn()) === 'on') notify('success', t('end.push.done'))
      decline()
    } catch {
      notify('error', t('end.push.failed'))
      setState('shown')
    }
  }
  return (
    <Card as="section" aria-labelledby="push-offer">
      <Stack gap={3}>
        <div>
          <Title id="push-offer">{t('end.push.title')}</Title>
          <Muted>{t('end.push.text')}</Muted>
        </div>
        <Choice>
          <Button variant="outline" loading={state === 'busy'} onClick={() => void accept()}>
            {t('end.push.accept')}
          </Button>
          <Button variant="ghost" onClick={decline}>
            {t('end.push.decline')}
          </Button>
        </Choice>
      </Stack>
    </Card>
  )
})
