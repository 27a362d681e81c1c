import { LinkButton, media } from '@mowka/kernel/ui'
import { singleKeysWork, switchSingleKeys } from '@mowka/web/trainer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Hint = styled.p`
  ${media.belowMedium} { display: none; }
`

/**
 * Shows the answer keys and a switch that disables them, because single keys can be pressed by accident (WCAG 2.1.4).
 */
export function KeysHint() {
  const { t } = useTranslation('levelingTest')
  const [work, setWork] = useState(singleKeysWork)
  return (
    <Hint>
      {work && <span>{t('keys')} </span>}
      <LinkButton
        onClick={() => {
          switchSingleKeys(!work)
          setWork(!work)
        }}
      >
        {t(work ? 'keysOff' : 'keysOn')}
      </LinkButton>
    </Hint>
  )
}
