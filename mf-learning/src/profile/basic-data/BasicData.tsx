import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Columns } from '../ProfileCard'
import { AccountDeleted } from './AccountDeleted'
import { AvatarCard } from './AvatarCard'
import { CompanyCard } from './CompanyCard'
import { DataExportCard } from './DataExportCard'
import { DeletionCard } from './DeletionCard'
import { InvitationCard } from './InvitationCard'
import { NamesCard } from './NamesCard'
import { RankingCard } from './RankingCard'
import { TestsCard } from './TestsCard'

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
