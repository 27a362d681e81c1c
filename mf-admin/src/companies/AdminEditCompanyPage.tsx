import { paths } from '@mowka/contract/routes'
import type { CompanyDetails } from '@mowka/contract/schemas/company'
import { type ApiError, usePageTitle } from '@mowka/kernel/platform'
import { Button, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { IconArrowLeft } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { notifyUnlessFieldErrors } from '@mowka/web/forms'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { NoAccess } from '../list/NoAccess'
import { CompanyForm } from './CompanyForm'

/** The page of a company: contract, packages and admins. Without an id it creates a company. */
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

/** Codes of problems that concern the whole form. */
const refusals = ['STALE_WRITE', 'PACKAGE_IN_USE', 'LIMIT_BELOW_USED', 'PACKAGE_CODE_TAKEN'] as const

function useRefusal(): (error: ApiError) => string | null | undefined {
  const { t } = useTranslation('admin')
  return (error) => {
    const known = refusals.find((each) => each === error.code)
    return known ? t(`companies.refused.${known}`) : notifyUnlessFieldErrors(error)
  }
}

function NewCompany() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [requestId] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<CompanyDetails | null>(null)
  const creation = useWrite('createCompany', {
    success: () => t('companies.created'),
    failure: useRefusal(),
  })
  const show = useEffectEvent((company: CompanyDetails) => {
    void navigate(paths.adminEditCompany({ companyId: company._id }), { replace: true })
  })
  // Navigates in an effect, when the form has no unsaved changes and doesn't ask for confirmation.
  useEffect(() => {
    if (made) show(made)
  }, [made])
  return (
    <CompanyForm
      company={null}
      save={(body) => creation.run({ body: { ...body, requestId } })}
      onSaved={setMade}
    />
  )
}

function StoredCompany({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('admin')
  const update = useWrite('updateCompany', { success: () => t('companies.saved'), failure: useRefusal() })
  return (
    <CompanyForm
      company={company}
      save={(body, base) =>
        update.run({ id: company._id, body: { ...body, version: (base ?? company).version } })
      }
      onSaved={() => {}}
    />
  )
}
