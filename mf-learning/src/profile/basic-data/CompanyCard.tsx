import { paths } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, IconTile, Muted, Row, Skeleton, Stack } from '@mowka/kernel/ui'
import { IconBuilding, IconUsers } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ProfileCard } from '../ProfileCard'

const Name = styled.b`
  display: block;
  font-size: var(--mw-fs-18);
  line-height: 1.3;
`
const Logo = styled.img`
  width: 56px;
  height: 56px;
  border-radius: 18px 18px 18px 5px;
  object-fit: contain;
`

/** The company that provides access, and whether the user is one of its administrators (L-PROF-12, C10). */
export function CompanyCard({ user, companyId }: { user: User; companyId: string }) {
  const { t } = useTranslation('profile')
  const reads = useReads({ company: read('getCompany', { id: companyId }) })
  return (
    <ProfileCard title={t('company.title')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={56} radius={16} />} headingLevel={3}>
        {({ company }) => {
          const isAdmin = company.adminIds.includes(user.userId)
          return (
            <Stack gap={4}>
              <Row nowrap gap={4}>
                {company.logo ? (
                  <Logo src={company.logo} alt="" />
                ) : (
                  <IconTile large>
                    <IconBuilding aria-hidden />
                  </IconTile>
                )}
                <div>
                  <Name>{company.name}</Name>
                  <Muted size={14}>{t(isAdmin ? 'company.admin' : 'company.member')}</Muted>
                </div>
              </Row>
              {isAdmin && session.isCompanyAdmin && hasPage('companyUsers') && (
                <Row>
                  <Button to={paths.companyUsers()} leftIcon={<IconUsers aria-hidden />}>
                    {t('company.open')}
                  </Button>
                </Row>
              )}
            </Stack>
          )
        }}
      </ReadStates>
    </ProfileCard>
  )
}
