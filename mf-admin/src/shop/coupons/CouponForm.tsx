import type { LangCode } from '@mowka/contract/schemas/common'
import type { AdminCoupon } from '@mowka/contract/schemas/editor/shop'
import type { Product } from '@mowka/contract/schemas/order'
import { languages } from '@mowka/domain/languages/languages'
import { couponLimits, discountTypes, purchaseFlows } from '@mowka/domain/shop/coupon'
import { planMonths } from '@mowka/domain/shop/product-code'
import { Card, media, Stack, tokens } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import {
  ChipsInput,
  EmailInput,
  Form,
  FormActions,
  SelectInput,
  SwitchInput,
  TextInput,
  useFormValues,
} from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { MainAndAside } from '../page-parts'
import { CouponPreview } from './CouponPreview'
import { type CouponDraft, couponRules, plansOf } from './coupon-draft'
import { productsText } from './coupon-text'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s4};
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** The form of a coupon beside an example of its effect. */
export function CouponForm({
  initial,
  isNew,
  products,
  save,
  onSaved,
}: {
  initial: CouponDraft
  /** Whether the code can be typed. */
  isNew: boolean
  products: readonly Product[]
  save: (draft: CouponDraft) => Promise<Outcome<AdminCoupon>>
  onSaved: () => void
}) {
  const { t } = useTranslation(['shop', 'common'])
  return (
    <Form<CouponDraft>
      initialValues={initial}
      aria-label={isNew ? t('coupon.new') : initial.code}
      save={save}
      onSaved={onSaved}
    >
      <MainAndAside>
        <Card>
          <Stack gap={4}>
            {isNew && (
              <TextInput<CouponDraft>
                name="code"
                label={t('coupon.code')}
                note={t('coupon.codeNote')}
                rules={couponRules.code}
                maxLength={couponLimits.code}
                tidy={(code) => code.trim().toUpperCase()}
                autoComplete="off"
                translate="no"
              />
            )}
            <Pair>
              <SelectInput<CouponDraft>
                name="type"
                label={t('coupon.type')}
                options={discountTypes.map((type) => ({
                  value: type,
                  label: `${t(`coupons.type.${type}`)} (${t(`coupons.typeHint.${type}`)})`,
                }))}
              />
              <Amount />
            </Pair>
            <Scope products={products} />
            <ChipsInput<CouponDraft>
              name="flows"
              label={t('coupon.flows')}
              options={purchaseFlows.map((flow) => ({ value: flow, label: t(`coupon.flow.${flow}`) }))}
              rules={couponRules.flows}
            />
            <Dates />
            <Pair>
              <TextInput<CouponDraft>
                name="maxUses"
                label={t('coupon.maxUses')}
                note={t('coupon.noLimit')}
                rules={couponRules.uses}
                inputMode="numeric"
              />
              <TextInput<CouponDraft>
                name="usesPerPerson"
                label={t('coupon.usesPerPerson')}
                note={t('coupon.noLimit')}
                rules={couponRules.uses}
                inputMode="numeric"
              />
            </Pair>
            <EmailInput<CouponDraft>
              name="assignedEmail"
              label={t('coupon.assignedEmail')}
              note={t('coupon.assignedEmailNote')}
              rules={couponRules.assignedEmail}
              autoComplete="off"
            />
            <SwitchInput<CouponDraft>
              name="active"
              label={t('coupon.active')}
              note={t('coupon.activeNote')}
            />
            <FormActions
              submit={isNew ? t('coupon.create') : t('common:save')}
              variant="primary"
              always={isNew}
            />
          </Stack>
        </Card>
        <CouponPreview products={products} />
      </MainAndAside>
    </Form>
  )
}

function Amount() {
  const { t } = useTranslation('shop')
  const { type } = useFormValues<CouponDraft>()
  return (
    <TextInput<CouponDraft>
      // A rule belongs to a mounted field, so another type mounts another field.
      key={type}
      name="amount"
      label={t(`coupon.amount.${type}`)}
      rules={couponRules.amount(type)}
      inputMode="decimal"
    />
  )
}

/** The plans and languages of a coupon. */
function Scope({ products }: { products: readonly Product[] }) {
  const { t, i18n } = useTranslation(['shop', 'common'])
  const { kept, plans, languages: chosen } = useFormValues<CouponDraft>()
  const sold = new Set<LangCode>(products.map(({ targetLang }) => targetLang))
  return (
    <>
      {kept.length > 0 && plans.length + chosen.length === 0 && (
        <p>{t('coupon.kept', { products: productsText(t, kept, i18n.language) })}</p>
      )}
      <ChipsInput<CouponDraft>
        name="plans"
        label={t('coupon.plans')}
        note={t('coupon.plansNote')}
        options={plansOf(products).map((plan) => ({
          value: plan,
          label: t('coupons.on.plan', { count: planMonths(plan) ?? 0 }),
        }))}
      />
      <ChipsInput<CouponDraft>
        name="languages"
        label={t('coupon.languages')}
        note={t('coupon.languagesNote')}
        options={languages
          .filter(({ langCode }) => sold.has(langCode))
          .map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) }))}
      />
    </>
  )
}

function Dates() {
  const { t } = useTranslation('shop')
  const { validFrom } = useFormValues<CouponDraft>()
  return (
    <Pair>
      <DateInput<CouponDraft> name="validFrom" label={t('coupon.validFrom')} />
      <DateInput<CouponDraft>
        key={validFrom}
        name="validTo"
        label={t('coupon.validTo')}
        note={t('coupon.datesNote')}
        min={validFrom ?? undefined}
        rules={[couponRules.validTo(validFrom)]}
      />
    </Pair>
  )
}
