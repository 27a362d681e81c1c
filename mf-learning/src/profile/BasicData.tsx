import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AvatarCard } from './AvatarCard'
import { CompanyCard } from './CompanyCard'
import { DataExportCard } from './DataExportCard'
import { DeletionCard } from './DeletionCard'
import { GoodBye } from './GoodBye'
import { InvitationCard } from './InvitationCard'
import { NamesCard } from './NamesCard'
import { Columns } from './ProfileCard'
import { RankingCard } from './RankingCard'
import { TestsCard } from './TestsCard'

/** Who a person is, and what they may do with their account as a whole (L-PROF-15). */
const BasicData = observer(function BasicData() {
  const { user } = session
  /** Where to go, once the account is gone. No card stays: what it reads is gone, too. */
  const [site, setSite] = useState<string | null>(null)
  if (site !== null) return <GoodBye site={site} />
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
