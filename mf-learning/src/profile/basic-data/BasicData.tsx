import { paths } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { maxLength, minLength, required } from '@mowka/domain/rules'
import { email } from '@mowka/domain/user/email-address'
import { type ApiError, hasPage, notify, signOut } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Dialog, IconTile, Muted, Row, Skeleton, Stack, Switch } from '@mowka/kernel/ui'
import { IconBuilding, IconSend, IconUsers } from '@mowka/kernel/ui/icons'
import { type Outcome, read, useReads, useWrite } from '@mowka/web/api'
import { EmailInput, Form, FormActions, notifyUnlessFieldErrors, TextInput } from '@mowka/web/forms'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Columns, ProfileCard, useSaveAccount } from '../ProfileCard'
import { DataExportCard, DeletionCard } from './account-data'
import { CertificatesCard } from './CertificatesCard'
import { AvatarCard, NamesCard } from './personal-data'
import { TestsCard } from './TestsCard'

/** Countdown before the redirect, in seconds (L-ACC-06). */
const SECONDS = 5

/** Confirmation after the account was deleted; redirects to the public site. */
function AccountDeleted({ site }: { site: string }) {
  const { t } = useTranslation('profile')
  const [left, setLeft] = useState(SECONDS)
  const go = useEffectEvent(() => signOut(site))
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) go()
  }, [isOver])
  return (
    <Dialog
      open
      onClose={() => {}}
      closable={false}
      role="alertdialog"
      title={t('leaving.done')}
      actions={
        <Button variant="primary" onClick={() => signOut(site)}>
          {t('leaving.goNow')}
        </Button>
      }
    >
      <p aria-live="off">{t('leaving.countdown', { count: left })}</p>
    </Dialog>
  )
}

/** Account details and account-wide actions (L-PROF-15). */
const BasicData = observer(function BasicData() {
  const { user } = session
  /** Redirect target once the account is deleted. All cards are removed, because their data is gone too. */
  const [site, setSite] = useState<string | null>(null)
  if (site !== null) return <AccountDeleted site={site} />
  if (!user) return null
  return (
    <Columns>
      <div>
        <AvatarCard user={user} />
        <NamesCard user={user} />
        <TestsCard user={user} />
        <CertificatesCard />
      </div>
      <div>
        {user.company && <CompanyCard user={user} companyId={user.company.companyId} />}
        <InvitationCard />
        <RankingCard user={user} />
        <DataExportCard />
        <DeletionCard user={user} onDeleted={setSite} />
      </div>
    </Columns>
  )
})

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
function CompanyCard({ user, companyId }: { user: User; companyId: string }) {
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

type Invitation = { inviteeEmail: string }

/**
 * Whether the form preserves its input: the call failed without a response, needs a confirmed address first, or the
 * server named an invalid field.
 */
const preservesInput = (error: ApiError): boolean =>
  error.kind === 'network' || error.code === 'EMAIL_NOT_CONFIRMED' || notifyUnlessFieldErrors(error) === null

/** Invites a friend by email (L-INV). */
function InvitationCard() {
  const { t } = useTranslation('profile')
  const invitation = useWrite('sendInvitation', {
    success: ({ inviteeEmail }) => t('invitation.sent', { email: inviteeEmail }),
    failure: (error) => {
      if (error.name === 'DuplicateInvitationError') {
        notify('warning', t('invitation.duplicate'))
        return null
      }
      if (error.code === 'INVITATION_LIMIT') return t('invitation.limit')
      return notifyUnlessFieldErrors(error) === null ? null : t('invitation.failed')
    },
  })
  const save = async (body: Invitation): Promise<Outcome<unknown>> => {
    const outcome = await invitation.run({ body })
    // The form resets after a response (L-INV-06).
    return outcome.ok || preservesInput(outcome.error) ? outcome : { ok: true, answer: undefined }
  }
  return (
    <ProfileCard title={t('invitation.title')} lead={t('invitation.lead')}>
      <Form<Invitation>
        initialValues={{ inviteeEmail: '' }}
        save={save}
        afterSaving="empty"
        guarded={false}
        aria-label={t('invitation.title')}
      >
        <Stack gap={4}>
          <EmailInput<Invitation>
            name="inviteeEmail"
            label={t('invitation.email')}
            autoComplete="off"
            rules={[required, email]}
          />
          <FormActions
            submit={t('invitation.send')}
            untilValid
            variant="outline"
            leftIcon={<IconSend aria-hidden />}
          />
        </Stack>
      </Form>
    </ProfileCard>
  )
}

type Nickname = { nickname: string }

/** The nickname in rankings, and the opt-out (L-PROF-16, C36). */
function RankingCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common'])
  const { nickname, hiddenFromRanking } = user.userMetadata
  const name = useSaveAccount({
    success: () => t('ranking.saved'),
    failure: (error) => (notifyUnlessFieldErrors(error) === null ? null : t('ranking.failed')),
  })
  const visibility = useSaveAccount({})
  return (
    <ProfileCard title={t('ranking.title')}>
      <Stack gap={4}>
        <Form<Nickname>
          initialValues={{ nickname }}
          save={(payload) => name.save({ action: 'nickname', payload })}
          aria-label={t('ranking.title')}
        >
          <Stack gap={4}>
            <TextInput<Nickname>
              name="nickname"
              label={t('ranking.nickname')}
              note={t('ranking.note')}
              rules={[required, minLength(2), maxLength(40)]}
              autoComplete="nickname"
            />
            <FormActions submit={t('common:save')} variant="outline" />
          </Stack>
        </Form>
        <Switch
          label={t('ranking.hidden')}
          note={t('ranking.hiddenNote')}
          checked={hiddenFromRanking}
          disabled={visibility.busy}
          onChange={(hidden) =>
            void visibility.save({ action: 'ranking', payload: { hiddenFromRanking: hidden } })
          }
        />
      </Stack>
    </ProfileCard>
  )
}

export default BasicData
