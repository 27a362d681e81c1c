import type { Outcome } from '@mowka/shared/api'
import type { CompanyForm as Body, CompanyDetails } from '@mowka/shared/contract/schemas/company-admin'
import { type ApiError, keepUnsaved } from '@mowka/shared/platform'
import { Alert, Button, Card, Row, Stack, Switch, TextArea, TextField } from '@mowka/shared/ui'
import { DateField } from '@mowka/shared/ui/dates'
import { IconPlus } from '@mowka/shared/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompanyDraft, emptyPackage, formOf, mistakesOf } from './company-draft'
import { PackageFields } from './PackageFields'

const refusals = ['STALE_WRITE', 'PACKAGE_IN_USE', 'LIMIT_BELOW_USED', 'PACKAGE_CODE_TAKEN'] as const
const refusalOf = ({ code }: ApiError) => refusals.find((each) => each === code) ?? 'FAILED'

/** All that is known of a company, with its packages and admins. */
export function CompanyForm({
  initial,
  save,
  onSaved,
}: {
  initial: CompanyDraft
  save: (body: Body) => Promise<Outcome<CompanyDetails>>
  onSaved: (company: CompanyDetails) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const mistakes = isTried ? mistakesOf(draft) : {}
  const say = (at: string) => {
    const mistake = mistakes[at]
    return mistake && t(`companies.mistake.${mistake}`)
  }
  const change = (part: Partial<CompanyDraft>) => setDraft((before) => ({ ...before, ...part }))
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial)
  const question = useEffectEvent(() => ({
    title: t('companies.leave.title'),
    text: t('companies.leave.text'),
    confirmLabel: t('companies.leave.confirm'),
    destructive: true,
  }))
  useEffect(() => (isDirty ? keepUnsaved(() => question()) : undefined), [isDirty])

  const send = async () => {
    setTried(true)
    setRefusal(null)
    const body = formOf(draft)
    if (!body) {
      // The first field that says what is wrong with it.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setBusy(true)
    const outcome = await save(body)
    setBusy(false)
    if (outcome.ok) onSaved(outcome.answer)
    else setRefusal(outcome.error)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <Stack gap={5}>
        <Card>
          <Stack gap={4}>
            <TextField
              label={t('companies.name')}
              error={say('name')}
              maxLength={200}
              value={draft.name}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t('companies.logo')}
              note={t('companies.logoNote')}
              error={say('logo')}
              type="url"
              maxLength={500}
              value={draft.logo}
              onChange={(logo) => change({ logo })}
            />
            <DateField
              label={t('companies.contract')}
              note={t('companies.contractNote')}
              error={say('contractActiveTo')}
              value={draft.contractActiveTo}
              onChange={(contractActiveTo) => change({ contractActiveTo })}
            />
            <Switch
              label={t('companies.active')}
              note={t('companies.activeNote')}
              checked={draft.active}
              onChange={(active) => change({ active })}
            />
            <TextArea
              label={t('companies.admins')}
              note={t('companies.adminsNote')}
              error={say('admins')}
              value={draft.admins}
              onChange={(admins) => change({ admins })}
            />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="company-packages">
          <Stack gap={4}>
            <h2 id="company-packages">{t('companies.packages')}</h2>
            {draft.packages.map((each, index) => (
              <PackageFields
                key={each.key}
                number={index + 1}
                value={each}
                mistake={(field) => say(`${each.key}.${field}`)}
                onChange={(next) => change({ packages: draft.packages.with(index, next) })}
                onRemove={() => change({ packages: draft.packages.toSpliced(index, 1) })}
              />
            ))}
            <Row>
              <Button
                leftIcon={<IconPlus aria-hidden />}
                onClick={() => change({ packages: [...draft.packages, emptyPackage(crypto.randomUUID())] })}
              >
                {t('companies.package.add')}
              </Button>
            </Row>
          </Stack>
        </Card>
        {refusal && <Alert kind="error">{t(`companies.refused.${refusalOf(refusal)}`)}</Alert>}
        <Row>
          <Button type="submit" variant="primary" loading={isBusy}>
            {t('common:save')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
