import type { Company } from '@mowka/shared/contract/schemas/company'
import { Alert, Badge, PageHeader, Row, Skeleton, Stack, tokens } from '@mowka/shared/ui'
import { IconBuilding } from '@mowka/shared/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Logo = styled.img`
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${tokens.r8};
  object-fit: contain;
`
const Plate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${tokens.r8};
  background: ${tokens.navySoft};
  color: ${tokens.text};
`
const Name = styled.span`
  min-width: 0;
  color: ${tokens.text};
  font-size: ${tokens.fs18};
  font-weight: 700;
  overflow-wrap: anywhere;
`

/** The page's title with the company's logo and name (K-PAGE-01). Undefined while it loads. */
export function CompanyHeader({ company }: { company: Company | undefined }) {
  const { t } = useTranslation('company')
  const [broken, setBroken] = useState(false)
  const logo = company?.logo && !broken ? company.logo : null
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('users.title')}
        aside={
          <Row nowrap>
            {logo ? (
              // The name is next to it.
              <Logo src={logo} alt="" onError={() => setBroken(true)} />
            ) : (
              <Plate>
                <IconBuilding aria-hidden />
              </Plate>
            )}
            {company ? <Name>{company.name}</Name> : <Skeleton width={160} height={22} />}
            {company?.active === false && <Badge tone="danger">{t('company.inactive')}</Badge>}
          </Row>
        }
      />
      {company?.active === false && (
        <Alert kind="warning" title={t('company.inactiveTitle')}>
          {t('company.inactiveText')}
        </Alert>
      )}
    </Stack>
  )
}
