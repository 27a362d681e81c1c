import { paths } from '@mowka/shared/contract/routes'
import { Status, tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Selling } from './selling'

/* Above a link that covers the tile. */
const Quiet = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration-color: ${tokens.lineStrong};
  text-underline-offset: 4px;
`

/** The words that something is locked; when it sells quietly they lead to the plans, as `buy` tells who hears them. */
export function NeedsAccess({ sells, buy, icon }: { sells: Selling; buy: string; icon?: ReactNode }) {
  const { t } = useTranslation('learning')
  const words = t('needsAccess')
  const status = <Status icon={icon}>{words}</Status>
  if (sells !== 'quietly') return status
  return (
    <Quiet to={paths.subscribe()} aria-label={`${words}. ${buy}`}>
      {status}
    </Quiet>
  )
}
