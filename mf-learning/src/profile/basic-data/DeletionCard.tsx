import type { User } from '@mowka/contract/schemas/user'
import { session } from '@mowka/kernel/session'
import { Button, Muted } from '@mowka/kernel/ui'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ProfileCard } from '../ProfileCard'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { useDeleteProgress } from './use-delete-progress'

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--mw-2) var(--mw-4);
    padding: var(--mw-4) 0;
    border-top: 1px solid var(--mw-line);
  }
  li:first-child { padding-top: 0; border-top: 0; }
  li:last-child { padding-bottom: 0; }
  b { display: block; }
`

/** Deletes the progress in the target language, or the account (L-ACC). */
export const DeletionCard = observer(function DeletionCard({
  user,
  onDeleted,
}: {
  user: User
  onDeleted: (site: string) => void
}) {
  const { t } = useTranslation('profile')
  const { locativeOf } = useLanguageNames()
  const [isLeaving, setLeaving] = useState(false)
  const progress = useDeleteProgress()
  return (
    <ProfileCard title={t('deletion.title')}>
      <List>
        <li>
          <div>
            <b>{t('deletion.progress', { within: locativeOf(session.targetLang) })}</b>
            <Muted size={14}>{t('deletion.progressNote')}</Muted>
          </div>
          <Button variant="danger-outline" loading={progress.busy} onClick={() => void progress.ask()}>
            {t('deletion.progressButton')}
          </Button>
        </li>
        <li>
          <div>
            <b>{t('deletion.account')}</b>
            <Muted size={14}>{t('deletion.accountNote')}</Muted>
          </div>
          <Button variant="danger-outline" onClick={() => setLeaving(true)}>
            {t('deletion.accountButton')}
          </Button>
        </li>
      </List>
      {isLeaving && (
        <DeleteAccountDialog email={user.email} onClose={() => setLeaving(false)} onDeleted={onDeleted} />
      )}
    </ProfileCard>
  )
})
