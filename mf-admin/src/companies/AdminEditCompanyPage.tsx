import { read, useReads, useWrite } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { CompanyDetails } from '@mowka/shared/contract/schemas/company-admin'
import { notify, usePageTitle } from '@mowka/shared/platform'
import { Button, Page, PageHeader, Skeleton } from '@mowka/shared/ui'
import { IconArrowLeft } from '@mowka/shared/ui/icons'
import { ReadStates } from '@mowka/shared/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { NoAccess } from '../list/NoAccess'
import { CompanyForm } from './CompanyForm'
import { draftOf, emptyDraft } from './company-draft'

/** A company with contract, packages and admins; without an id a new one. */
export default function AdminEditCompanyPage() {
  const { t } = useTranslation('admin')
  const { companyId } = useParams()
  const reads = useReads({
    company: read('readCompanyDetails', companyId === undefined ? null : { id: companyId }),
  })
  const title =
    companyId === undefined
      ? t('companies.new')
      : reads.state === 'ready'
        ? reads.data.company.name
        : t('companies.one')
  usePageTitle(title)
  return (
    <Page width="wide">
      <div>
        <Button
          variant="ghost"
          size="sm"
          to={paths.adminCompanies()}
          leftIcon={<IconArrowLeft aria-hidden />}
        >
          {t('companies.title')}
        </Button>
      </div>
      <PageHeader title={title} />
      {companyId === undefined ? (
        <NewCompany />
      ) : (
        <ReadStates reads={reads} skeleton={<Skeleton height={480} radius={16} />} locked={<NoAccess />}>
          {({ company }) => <StoredCompany key={company._id} company={company} />}
        </ReadStates>
      )}
    </Page>
  )
}

function NewCompany() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [requestId] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<CompanyDetails | null>(null)
  const creation = useWrite('createCompany', { success: () => t('companies.created'), failure: () => null })
  if (made) return <StoredCompany company={made} />
  return (
    <CompanyForm
      initial={emptyDraft}
      save={(body) => creation.run({ body: { ...body, requestId } })}
      onSaved={(company) => {
        setMade(company)
        // After the form is gone, so that it asks nothing.
        setTimeout(() => void navigate(paths.adminEditCompany({ companyId: company._id }), { replace: true }))
      }}
    />
  )
}

/** The form keeps the state that it was opened with: a change of someone else is a stale write (C57). */
function StoredCompany({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('admin')
  const [base, setBase] = useState(company)
  const update = useWrite('updateCompany', { failure: () => null })
  return (
    <CompanyForm
      key={base.version}
      initial={draftOf(base)}
      save={({ ...body }) => update.run({ id: base._id, body: { ...body, version: base.version } })}
      onSaved={(saved) => {
        notify('success', t('companies.saved'))
        setBase(saved)
      }}
    />
  )
}
