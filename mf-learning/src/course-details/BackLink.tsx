import { paths } from '@mowka/contract/routes'
import { Button } from '@mowka/kernel/ui'
import { IconArrowLeft } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'

const Back = styled(Button)`
  margin-left: -12px;
`

/** React Router's key of the first history entry, which has no previous page. */
const FIRST_ENTRY = 'default'

/** Back link: to all courses, or with `backTo=current` to the previous page (U17). */
export function BackLink({ toPrevious }: { toPrevious: boolean }) {
  const { t } = useTranslation(['learning', 'common'])
  const navigate = useNavigate()
  const { key } = useLocation()
  const icon = <IconArrowLeft aria-hidden />
  return toPrevious && key !== FIRST_ENTRY ? (
    <Back variant="ghost" leftIcon={icon} onClick={() => navigate(-1)}>
      {t('common:back')}
    </Back>
  ) : (
    <Back variant="ghost" leftIcon={icon} to={paths.courses()}>
      {t('courses.title')}
    </Back>
  )
}
