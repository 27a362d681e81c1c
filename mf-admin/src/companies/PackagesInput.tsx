import { languageOf, languages } from '@mowka/domain/languages/languages'
import { Button, Card, ChipGroup, Muted, Row, Stack, TextField, tokens } from '@mowka/kernel/ui'
import { NumberField } from '@mowka/kernel/ui/forms'
import { IconPlus, IconTrash } from '@mowka/kernel/ui/icons'
import { useFormField } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { companyRules, emptyPackage, firstWrong, type PackageDraft, packageMistakes } from './company-draft'

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

const Box = styled.fieldset`
  display: grid;
  gap: ${tokens.s4};
  min-width: 0;
  margin: 0;
  padding: ${tokens.s4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r12};
  > legend { padding-inline: ${tokens.s2}; font-weight: 800; }
`
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${tokens.s4};
`

/** The fields of a package. The code is read-only when seats are in use. */
function PackageFields({
  id,
  number,
  value,
  mistake,
  onChange,
  onRemove,
}: {
  id: string | undefined
  /** Position in the list, starting at 1. */
  number: number
  value: PackageDraft
  /** Returns the error message of a field. */
  mistake: (field: string) => string | undefined
  onChange: (value: PackageDraft) => void
  onRemove: () => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const isUsed = value.used + value.invited > 0
  const chosen = languages.map(({ langCode }) => langCode).filter((lang) => value.months[lang] !== undefined)
  return (
    <Box id={id}>
      <legend>{t('companies.package.legend', { number })}</legend>
      <Numbers>
        <TextField
          label={t('companies.package.code')}
          note={t('companies.package.codeNote')}
          error={mistake('code')}
          value={value.code}
          disabled={isUsed}
          onChange={(code) => onChange({ ...value, code })}
        />
        <NumberField
          label={t('companies.package.limit')}
          note={
            isUsed ? t('companies.package.taken', { used: value.used, invited: value.invited }) : undefined
          }
          error={mistake('limit')}
          min={1}
          value={value.limit}
          onChange={(limit) => onChange({ ...value, limit })}
        />
        <NumberField
          label={t('companies.package.price')}
          error={mistake('price')}
          min={0}
          decimals={2}
          value={value.price}
          onChange={(price) => onChange({ ...value, price })}
        />
      </Numbers>
      <ChipGroup
        label={t('companies.package.languages')}
        error={mistake('languages')}
        options={languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) }))}
        value={chosen}
        onChange={(next) =>
          onChange({
            ...value,
            months: Object.fromEntries(next.map((lang) => [lang, value.months[lang] ?? null])),
          })
        }
      />
      {chosen.length > 0 && (
        <Numbers>
          {chosen.map((lang) => (
            <NumberField
              key={lang}
              label={t('companies.package.months', { language: t(languageOf(lang).fullNameTK) })}
              error={mistake(`months.${lang}`)}
              min={1}
              max={60}
              value={value.months[lang] ?? null}
              onChange={(period) => onChange({ ...value, months: { ...value.months, [lang]: period } })}
            />
          ))}
        </Numbers>
      )}
      <Row>
        {isUsed ? (
          <Muted as="p" size={14}>
            {t('companies.package.inUse')}
          </Muted>
        ) : (
          <Stack>
            <Button size="sm" leftIcon={<IconTrash aria-hidden />} onClick={onRemove}>
              {t('companies.package.remove', { number })}
            </Button>
          </Stack>
        )}
      </Row>
    </Box>
  )
}
