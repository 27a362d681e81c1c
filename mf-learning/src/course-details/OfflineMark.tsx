import { tokens } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Mark = styled.span`
  display: inline-flex;
  gap: ${tokens.s1};
  align-items: center;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwBody};
  white-space: nowrap;
  > svg { width: 16px; height: auto; }
`

/** Mark of a lesson that can be finished offline. */
export function OfflineMark() {
  const { t } = useTranslation('learning')
  return (
    <Mark>
      <IconDownload aria-hidden />
      {t('details.offline')}
    </Mark>
  )
}
