import { media, tokens } from '@mowka/kernel/ui'
import { IconWifiOff } from '@mowka/kernel/ui/icons'
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
