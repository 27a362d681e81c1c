import { media, tokens } from '@mowka/kernel/ui'
import { IconClock, IconWifiOff } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { TYPING } from '../../core/screen/TrainerHead'
import type { Connection } from './connection'

const Line = styled.p`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${tokens.s2};
  margin-bottom: ${tokens.s3};
  padding: ${tokens.s2} ${tokens.s3};
  border-radius: ${tokens.r12};
  background: ${tokens.navySoft};
  font-size: ${tokens.fs14};
  > svg { width: 20px; height: auto; margin-top: 1px; }
`

const Place = styled.div`
  /* The on-screen keyboard of phones leaves no room for it. */
  ${media.belowMedium} { &:has(${TYPING}) { display: none; } }
`

/** Announces that the lesson continues without the server, and whether the network or the server is the cause. */
export function OfflineLine({ loss }: { loss: Connection['loss'] }) {
  const { t } = useTranslation('trainers')
  return (
    <Place role="status">
      {loss && (
        <Line>
          {loss === 'network' ? <IconWifiOff aria-hidden /> : <IconClock aria-hidden />}
          <span>
            <b>{t(loss === 'network' ? 'offline.title' : 'offline.slow')}</b> {t('offline.goesOn')}
          </span>
        </Line>
      )}
    </Place>
  )
}
