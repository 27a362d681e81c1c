import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconWifiOff } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { focusPrimary } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Note = styled.p`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${tokens.s2};
  margin: 0 0 ${tokens.s3} 60px;
  ${media.belowMedium} { margin-left: 0; }
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > svg { width: 20px; height: auto; margin-top: 1px; }
`

/** Explains that the device judged the answer, and the consequences for this verdict. */
export function DeviceNote({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation('trainers')
  return (
    <Note>
      <IconWifiOff aria-hidden />
      <span>
        <b>{t('offline.judgedHere')}</b> {t(isRight ? 'offline.judgedAgain' : 'offline.stricter')}
      </span>
    </Note>
  )
}

const Quiet = styled.div`
  margin-left: -12px;
  button { color: ${tokens.muted}; font-weight: 700; }
`
const Thanks = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  min-height: ${tokens.touch};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  svg { color: ${tokens.success}; }
`

/** A button to dispute a refused answer. Sends what was typed. */
export function Dispute({
  exerciseId,
  userInput,
  simplifiedCheck,
  isSent,
  onSent,
}: {
  exerciseId: string
  userInput: string
  /** Whether the answer was checked by words only. */
  simplifiedCheck: boolean
  /** Whether this answer was already disputed. */
  isSent: boolean
  onSent: () => void
}) {
  const { t } = useTranslation('trainers')
  const send = useWrite('disputeVerdict', {
    failure: ({ code }) => (code === 'ANSWER_ACCEPTED' ? t('dispute.isRight') : t('dispute.failed')),
    onAnswer: onSent,
  })
  const press = async () => {
    const { ok } = await send.run({ id: exerciseId, body: { userInput, simplifiedCheck } })
    // The button disappears, so Enter continues.
    if (ok) focusPrimary()
  }
  if (isSent)
    return (
      <Thanks>
        <IconCheck aria-hidden />
        {t('dispute.thanks')}
      </Thanks>
    )
  return (
    <Quiet>
      <Button variant="ghost" size="sm" loading={send.busy} onClick={() => void press()}>
        {t('dispute.press')}
      </Button>
    </Quiet>
  )
}
