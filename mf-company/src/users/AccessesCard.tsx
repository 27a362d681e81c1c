import type { CompanyAccess } from '@mowka/contract/schemas/company'
import { languageOf } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Flag,
  Muted,
  Row,
  Skeleton,
  Stack,
  Status,
  tokens,
} from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCalendarEvent, IconUserPlus } from '@mowka/kernel/ui/icons'
import type { ReadState } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { activeAccesses, type BoughtAccesses, isContractActive, unavailableReason } from './company-accesses'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Package = styled.li`
  display: grid;
  gap: ${tokens.s2};
  align-content: start;
  justify-items: start;
  min-width: 0;
  padding: ${tokens.s4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r12};
`
const Code = styled.h3`
  min-width: 0;
  font-size: ${tokens.fs16};
  overflow-wrap: anywhere;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s1} ${tokens.s4};
`

/** The end of the contract and the packages with free seats (K-PAGE-02, K-PAGE-03). */
export function AccessesCard({
  reads,
  now,
  onInvite,
}: {
  reads: ReadState<{ accesses: BoughtAccesses }>
  now: Date
  /** Opens the invitation dialog for a package; undefined for an inactive company. */
  onInvite: ((access: CompanyAccess) => void) | undefined
}) {
  const { t } = useTranslation('company')
  if (reads.state !== 'ready' && reads.state !== 'loading')
    return (
      <Card as="section">
        <ErrorState
          bare
          title={t('accesses.error.title')}
          onRetry={() => void reads.retry()}
          retrying={reads.retrying}
        >
          {t('accesses.error.text')}
        </ErrorState>
      </Card>
    )
  const bought = reads.state === 'ready' ? reads.data.accesses : undefined
  return (
    <Card as="section" aria-labelledby="company-accesses" aria-busy={bought === undefined}>
      <Stack>
        <Head>
          <h2 id="company-accesses">{t('accesses.title')}</h2>
          {bought === undefined ? (
            <Skeleton width={220} height={24} />
          ) : (
            <Contract bought={bought} now={now} />
          )}
        </Head>
        {bought === undefined ? (
          <List>
            <Package>
              <Skeleton width="50%" height={22} />
              <Skeleton width="70%" height={24} />
              <Skeleton width="40%" height={24} />
            </Package>
          </List>
        ) : (
          <Packages bought={bought} now={now} onInvite={onInvite} />
        )}
      </Stack>
    </Card>
  )
}

function Contract({ bought, now }: { bought: BoughtAccesses; now: Date }) {
  const { t } = useTranslation('company')
  const date = formatDate(bought.contractDetails.activeTo)
  return isContractActive(bought, now) ? (
    <Status icon={<IconCalendarEvent aria-hidden />}>{t('accesses.contractUntil', { date })}</Status>
  ) : (
    <Status tone="danger" icon={<IconAlertTriangle aria-hidden />}>
      {t('accesses.contractEnded', { date })}
    </Status>
  )
}

function Packages({
  bought,
  now,
  onInvite,
}: {
  bought: BoughtAccesses
  now: Date
  onInvite: ((access: CompanyAccess) => void) | undefined
}) {
  const { t } = useTranslation(['company', 'common'])
  const active = activeAccesses(bought, now)
  if (active.length === 0) return <Muted>{t(`accesses.none.${unavailableReason(bought, now)}`)}</Muted>
  return (
    <List>
      {active.map((access) => (
        <Package key={access.code}>
          <Code translate="no">{access.code}</Code>
          <Badge tone="neutral">
            {t('accesses.remaining', { remaining: access.remaining, limit: access.limit })}
          </Badge>
          {access.languages.map(({ targetLang, periodMonths }) => (
            <Row key={targetLang} gap={2} nowrap>
              <Flag langCode={targetLang} size={20} />
              <span>
                {t('accesses.language', {
                  language: t(languageOf(targetLang).fullNameTK),
                  period: t('accesses.months', { count: periodMonths }),
                })}
              </span>
            </Row>
          ))}
          {onInvite && (
            <Button
              size="sm"
              leftIcon={<IconUserPlus aria-hidden />}
              aria-label={t('accesses.inviteTo', { code: access.code })}
              onClick={() => onInvite(access)}
            >
              {t('accesses.invite')}
            </Button>
          )}
        </Package>
      ))}
    </List>
  )
}
