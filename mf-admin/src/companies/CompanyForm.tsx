import type { CompanyForm as Body, CompanyDetails } from '@mowka/contract/schemas/company'
import { companyLimits } from '@mowka/domain/user/company'
import { Card, Stack } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import { Form, FormActions, SwitchInput, TextAreaInput, TextInput } from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bodyOf, type CompanyDraft, companyRules, draftOf, emptyDraft } from './company-draft'
import { PackagesInput } from './PackagesInput'

const isCompany = (seen: unknown): seen is CompanyDetails =>
  typeof seen === 'object' && seen !== null && 'version' in seen

/**
 * The form of a company with its packages and admins. It sends the version that was loaded, so that a concurrent
 * change is reported as a stale write (C57).
 */
export function CompanyForm({
  company,
  save,
  onSaved,
}: {
  /** `null` for a new company. */
  company: CompanyDetails | null
  /** Sends the input; `base` is the loaded version. */
  save: (body: Body, base: CompanyDetails | null) => Promise<Outcome<CompanyDetails>>
  onSaved: (company: CompanyDetails) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [base, setBase] = useState(company)
  const saved = useRef<CompanyDetails | null>(null)
  return (
    <Form<CompanyDraft>
      initialValues={base ? draftOf(base) : emptyDraft}
      aria-label={base?.name ?? t('companies.new')}
      seen={base}
      onKept={(seen) => isCompany(seen) && setBase(seen)}
      save={async (draft) => {
        const outcome = await save(bodyOf(draft), base)
        if (outcome.ok) saved.current = outcome.answer
        return outcome
      }}
      onSaved={() => {
        if (!saved.current) return
        setBase(saved.current)
        onSaved(saved.current)
      }}
    >
      <Stack gap={5}>
        <Card>
          <Stack gap={4}>
            <TextInput<CompanyDraft>
              name="name"
              label={t('companies.name')}
              rules={companyRules.name}
              maxLength={companyLimits.name}
            />
            <TextInput<CompanyDraft>
              name="logo"
              label={t('companies.logo')}
              note={t('companies.logoNote')}
              rules={companyRules.logo}
              type="url"
              maxLength={companyLimits.logo}
            />
            <DateInput<CompanyDraft>
              name="contractActiveTo"
              label={t('companies.contract')}
              note={t('companies.contractNote')}
              rules={companyRules.contractActiveTo}
            />
            <SwitchInput<CompanyDraft>
              name="active"
              label={t('companies.active')}
              note={t('companies.activeNote')}
            />
            <TextAreaInput<CompanyDraft>
              name="admins"
              label={t('companies.admins')}
              note={t('companies.adminsNote')}
              rules={companyRules.admins}
            />
          </Stack>
        </Card>
        <PackagesInput />
        <FormActions submit={t('common:save')} variant="primary" always={base === null} />
      </Stack>
    </Form>
  )
}
