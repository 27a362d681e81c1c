import { Button, Card, Row, Stack } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useFormField } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { companyRules, emptyPackage, firstWrong, type PackageDraft, packageMistakes } from './company-draft'
import { PackageFields } from './PackageFields'

/** The packages of a company. Mistakes are shown at the fields after the first attempt to save. */
export function PackagesInput() {
  const { t } = useTranslation('admin')
  const { id, value, onChange, error } = useFormField<PackageDraft[]>({
    name: 'accesses',
    label: t('companies.packages'),
    rules: companyRules.accesses,
  })
  const wrong = error ? firstWrong(value) : undefined
  return (
    <Card as="section" aria-labelledby="company-packages">
      <Stack gap={4}>
        <h2 id="company-packages">{t('companies.packages')}</h2>
        {value.map((each, index) => {
          const mistakes = error ? packageMistakes(each, value) : {}
          return (
            <PackageFields
              key={each.key}
              // The link target of the form's mistake summary.
              id={each === wrong ? id : undefined}
              number={index + 1}
              value={each}
              mistake={(field) => mistakes[field] && t(`companies.mistake.${mistakes[field]}`)}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => onChange(value.toSpliced(index, 1))}
            />
          )
        })}
        <Row>
          <Button
            leftIcon={<IconPlus aria-hidden />}
            onClick={() => onChange([...value, emptyPackage(crypto.randomUUID())])}
          >
            {t('companies.package.add')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
