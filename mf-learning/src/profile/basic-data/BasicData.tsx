import { signOut } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Dialog } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Columns } from '../ProfileCard'
import { AvatarCard } from './AvatarCard'
import { CompanyCard } from './CompanyCard'
import { DataExportCard } from './DataExportCard'
import { DeletionCard } from './DeletionCard'
import { InvitationCard } from './InvitationCard'
import { NamesCard } from './NamesCard'
import { RankingCard } from './RankingCard'
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

export default BasicData
