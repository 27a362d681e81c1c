import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { languageOf } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Flag,
  Muted,
  ProgressBar,
  Row,
  Skeleton,
  Stack,
  Status,
  tokens,
} from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCalendarEvent, IconUserPlus, IconUsers } from '@mowka/kernel/ui/icons'
import type { ReadState } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { activeAccesses, type BoughtAccesses, isContractActive, unavailableReason } from './company-accesses'
import { sitsIn } from './user-state'

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

/** The end of the contract and all packages with their seats (K-PAGE-02, K-PAGE-03). */
export function AccessesCard({
  reads,
  people,
  now,
  onShow,
  onInvite,
}: {
  reads: ReadState<{ accesses: BoughtAccesses }>
  /** Undefined while loading. */
  people: readonly CompanyUser[] | undefined
  now: Date
  /** Shows the people of a package. */
  onShow: (code: string) => void
  /** Opens the invitation dialog for a package; undefined for an inactive company. */
  onInvite: ((code: string) => void) | undefined
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
          <Packages bought={bought} people={people} now={now} onShow={onShow} onInvite={onInvite} />
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
  people,
  now,
  onShow,
  onInvite,
}: {
  bought: BoughtAccesses
  people: readonly CompanyUser[] | undefined
  now: Date
  onShow: (code: string) => void
  onInvite: ((code: string) => void) | undefined
}) {
  const { t } = useTranslation('company')
  const hasFree = activeAccesses(bought, now).length > 0
  return (
    <>
      {!hasFree && <Muted as="p">{t(`accesses.none.${unavailableReason(bought, now)}`)}</Muted>}
      {bought.accesses.length > 0 && (
        <List>
          {bought.accesses.map((access) => (
            <PackageCard
              key={access.code}
              access={access}
              people={people}
              onShow={onShow}
              onInvite={hasFree ? onInvite : undefined}
            />
          ))}
        </List>
      )}
    </>
  )
}

/** A package with its languages and seats. From a full one, people can be invited to another package. */
function PackageCard({
  access,
  people,
  onShow,
  onInvite,
}: {
  access: CompanyAccess
  people: readonly CompanyUser[] | undefined
  onShow: (code: string) => void
  onInvite: ((code: string) => void) | undefined
}) {
  const { t } = useTranslation(['company', 'common'])
  const { code, limit, remaining, used, invited, languages } = access
  const isFull = remaining === 0
  const seatsOfMembers = people?.reduce(
    (sum, user) => sum + user.accessesUsed.filter((use) => use.code === code).length,
    0,
  )
  const former = used - (seatsOfMembers ?? used)
  return (
    <Package>
      <Head>
        <Code translate="no">{code}</Code>
        <Badge tone={isFull ? 'soft' : 'neutral'}>
          {isFull ? t('accesses.full', { limit }) : t('accesses.remaining', { remaining, limit })}
        </Badge>
      </Head>
      {languages.map(({ targetLang, periodMonths }) => (
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
      <ProgressBar
        value={(100 * (limit - remaining)) / Math.max(1, limit)}
        label={t('accesses.takenLabel', { code })}
        valueText={t('accesses.taken', { used, invited })}
      />
      <Muted as="p" size={14}>
        {t('accesses.taken', { used, invited })}
      </Muted>
      {former > 0 && (
        <Muted as="p" size={14}>
          {t('accesses.former', { count: former })}
        </Muted>
      )}
      <Row gap={2}>
        {people?.some((user) => sitsIn(user, code)) && (
          <Button
            size="sm"
            leftIcon={<IconUsers aria-hidden />}
            aria-label={t('accesses.showOf', { code })}
            onClick={() => onShow(code)}
          >
            {t('accesses.show')}
          </Button>
        )}
        {onInvite && (
          <Button
            size="sm"
            leftIcon={<IconUserPlus aria-hidden />}
            aria-label={t(isFull ? 'accesses.inviteOtherThan' : 'accesses.inviteTo', { code })}
            onClick={() => onInvite(code)}
          >
            {t(isFull ? 'accesses.inviteOther' : 'accesses.invite')}
          </Button>
        )}
      </Row>
    </Package>
  )
}
