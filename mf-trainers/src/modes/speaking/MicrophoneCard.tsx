import { Card, media, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCheck, IconMicrophone, IconMicrophoneOff } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { MicrophoneAccess } from './recorder/microphone-access'

const Box = styled(Card).attrs({ padding: 'none' as const })`
  padding: ${tokens.s5};
  h2 { display: flex; align-items: center; gap: ${tokens.s3}; font-size: ${tokens.fs18}; letter-spacing: 0; }
  > p { margin-top: ${tokens.s3}; }
  ${media.belowMedium} { padding: ${tokens.s4}; }
`
const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.navySoft};
`
const Points = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin-top: ${tokens.s4};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: ${tokens.s3}; }
  svg { color: ${tokens.success}; }
  b { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: ${tokens.navySoft}; font-size: ${tokens.fs14}; }
`

/**
 * Explains why the microphone is needed before the browser asks for it. After a refusal, explains how to allow it,
 * and offers an alternative if there is no microphone (L-SPK-07, L-SPK-08).
 */
export const MicrophoneCard = observer(function MicrophoneCard({ access }: { access: MicrophoneAccess }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const { trouble } = access
  return (
    <Box as="section" aria-labelledby={id}>
      <h2 id={id}>
        <Tile>{trouble ? <IconMicrophoneOff aria-hidden /> : <IconMicrophone aria-hidden />}</Tile>
        {t(trouble ? `speaking.trouble.${trouble}` : 'speaking.why.title')}
      </h2>
      {trouble ? (
        <div role="status">
          {trouble === 'refused' ? (
            <Points as="ol">
              {(['open', 'allow', 'press'] as const).map((step, index) => (
                <li key={step}>
                  <b aria-hidden>{index + 1}</b>
                  <p>{t(`speaking.refused.${step}`)}</p>
                </li>
              ))}
            </Points>
          ) : (
            <Points>
              <li>
                <IconAlertTriangle aria-hidden />
                <p>{t(`speaking.help.${trouble}`)}</p>
              </li>
            </Points>
          )}
        </div>
      ) : (
        <Points>
          {(['compare', 'only', 'ask'] as const).map((point) => (
            <li key={point}>
              <IconCheck aria-hidden />
              <p>{t(`speaking.why.${point}`)}</p>
            </li>
          ))}
        </Points>
      )}
    </Box>
  )
})
