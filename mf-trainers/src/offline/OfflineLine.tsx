import { media, tokens } from '@mowka/shared/ui'
import { IconWifiOff } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { TYPING } from '../trainer/trainer-layout'

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
  /* On phones an on-screen keyboard leaves no room for it. */
  ${media.belowMedium} { &:has(${TYPING}) { display: none; } }
`

/** Says in a lesson that the server is away and the lesson goes on, from the moment that it notices. */
export function OfflineLine({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('trainers')
  return (
    <Place role="status">
      {isShown && (
        <Line>
          <IconWifiOff aria-hidden />
          <span>
            <b>{t('offline.title')}</b> {t('offline.goesOn')}
          </span>
        </Line>
      )}
    </Place>
  )
}
