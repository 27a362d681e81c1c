import { paths } from '@mowka/contract/routes'
import type { PersonDetails } from '@mowka/contract/schemas/editor/people'
import { formatDate, formatMoment } from '@mowka/domain/time'
import { hasRightsOf } from '@mowka/domain/user/roles'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Alert, Button, EmptyState, Page, PageHeader, Row, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { listAddress } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { BackLink, MainAndAside, Part } from '../shop/page-parts'
import { DeleteDialog, ExportDialog, ProlongDialog, ResendDialog } from './dialogs'
import { Accesses, Account, Emails, Orders, Progress } from './PersonParts'
import { Roles } from './Roles'

type Action = 'prolong' | 'resend' | 'export' | 'delete'

/** A person with everything that staff need to help them, and the actions that their role allows. */
export default function AdminPersonPage() {
  const { t } = useTranslation('people')
  const { userId = '' } = useParams()
  const reads = useReads({ person: read('getPerson', { id: userId }) })
  const person = reads.state === 'ready' ? reads.data.person : undefined
  const [action, setAction] = useState<Action | null>(null)
  const back = listAddress(paths.adminUsers())
  const navigate = useNavigate()
  usePageTitle(person ? nameOf(person) : t('title'))
  const isOperator = hasRightsOf(session.roles, 'operator')
  const close = () => setAction(null)
  return (
    <Page width="wide">
      <BackLink to={back}>{t('person.back')}</BackLink>
      <PageHeader
        title={<span translate="no">{person ? nameOf(person) : t('title')}</span>}
        note={person && t('person.since', { date: formatDate(person.createdAt) })}
        aside={
          person && (
            <Row gap={3}>
              <Button onClick={() => setAction('resend')}>{t('resend.open')}</Button>
              {isOperator && (
                <Button variant="primary" onClick={() => setAction('prolong')}>
                  {t('prolong.open')}
                </Button>
              )}
            </Row>
          )
        }
      />
      <ReadStates
        reads={reads}
        skeleton={<Skeleton height={420} />}
        locked={<NoAccess />}
        missing={
          <EmptyState
            title={t('person.missing.title')}
            actions={<Button to={back}>{t('person.back')}</Button>}
          >
            {t('person.missing.text')}
          </EmptyState>
        }
      >
        {({ person }) => (
          <>
            <Alert kind="info" live={false}>
              {person.lastView
                ? t('person.lastView', {
                    name: person.lastView.by ?? t('person.someone'),
                    moment: formatMoment(person.lastView.at),
                  })
                : t('search.note')}
            </Alert>
            <MainAndAside>
              <Stack>
                <Accesses person={person} />
                <Orders person={person} />
                <Emails person={person} />
              </Stack>
              <Stack>
                <Account person={person} />
                <Progress person={person} />
                {hasRightsOf(session.roles, 'admin') && <Roles userId={person._id} />}
                {isOperator && (
                  <Part title={t('data.title')}>
                    <Row gap={3}>
                      <Button onClick={() => setAction('export')}>{t('export.open')}</Button>
                      <Button variant="danger-outline" onClick={() => setAction('delete')}>
                        {t('delete.open')}
                      </Button>
                    </Row>
                  </Part>
                )}
              </Stack>
            </MainAndAside>
          </>
        )}
      </ReadStates>
      {person && action === 'prolong' && <ProlongDialog person={person} onClose={close} />}
      {person && action === 'resend' && <ResendDialog person={person} onClose={close} />}
      {person && action === 'export' && <ExportDialog person={person} onClose={close} />}
      {person && action === 'delete' && (
        <DeleteDialog person={person} onClose={close} onDeleted={() => void navigate(paths.adminUsers())} />
      )}
    </Page>
  )
}

const nameOf = ({ name, email, _id }: PersonDetails): string => name || email || _id
