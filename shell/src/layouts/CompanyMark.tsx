import { session } from '@mowka/kernel/session'
import { read, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import styled from 'styled-components'

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: var(--mw-2);
  min-width: 0;
  font-weight: 700;
`
/** Logos are designed for a white background. */
const Logo = styled.img`
  flex: none;
  width: 36px;
  height: 36px;
  padding: 2px;
  border-radius: var(--mw-r-8);
  background: var(--mw-on-navy);
  object-fit: contain;
`
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Logo and name of the company that the user administers; nothing until they are loaded (U23, K-PAGE-01). */
export const CompanyMark = observer(function CompanyMark() {
  const id = session.user?.company?.companyId
  const reads = useReads({ company: read('getCompany', id === undefined ? null : { id }) })
  const [lostLogo, setLostLogo] = useState<string | null>(null)
  if (reads.state !== 'ready') return null
  const { name, logo } = reads.data.company
  return (
    <Mark>
      {/* The name is next to it. */}
      {logo !== null && logo !== lostLogo && <Logo src={logo} alt="" onError={() => setLostLogo(logo)} />}
      <Name>{name}</Name>
    </Mark>
  )
})
