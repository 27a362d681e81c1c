import { paths } from '@mowka/contract/routes'
import type { AdminCoupon } from '@mowka/contract/schemas/editor/shop'
import type { Product } from '@mowka/contract/schemas/order'
import { type ApiError, usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { notifyUnlessFieldErrors } from '@mowka/web/forms'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { listAddress } from '../../edit/way-back'
import { NoAccess } from '../../list/NoAccess'
import { BackLink } from '../page-parts'
import { CouponForm } from './CouponForm'
import { draftOf, emptyDraft, fieldsOf, plansOf } from './coupon-draft'

/** The page of a coupon. Without a code in the address it creates one, with `?copy=` from the terms of another. */
export default function AdminEditCouponPage() {
  const { t } = useTranslation('shop')
  const { couponCode } = useParams()
  const copied = useSearchParams()[0].get('copy')
  const source = couponCode ?? copied
  const title = couponCode ?? t('coupon.new')
  usePageTitle(title)
  const back = listAddress(paths.adminCoupons())
  return (
    <Page width="wide">
      <BackLink to={back}>{t('coupon.back')}</BackLink>
      <PageHeader title={<span translate={couponCode === undefined ? undefined : 'no'}>{title}</span>} />
      {source === null ? (
        <EmptyCoupon />
      ) : (
        <OpenedCoupon key={source} code={source} isCopied={couponCode === undefined} back={back} />
      )}
    </Page>
  )
}

const loading = <Skeleton height={560} radius={16} />

function EmptyCoupon() {
  const reads = useReads({ products: read('getProducts') })
  return (
    <ReadStates reads={reads} skeleton={loading} locked={<NoAccess />}>
      {({ products }) => <NewCoupon copied={null} products={products} />}
    </ReadStates>
  )
}

/** The form of a stored coupon, or of a new one with its terms. */
function OpenedCoupon({ code, isCopied, back }: { code: string; isCopied: boolean; back: string }) {
  const { t } = useTranslation('shop')
  const reads = useReads({ coupon: read('getCoupon', { code }), products: read('getProducts') })
  return (
    <ReadStates
      reads={reads}
      skeleton={loading}
      locked={<NoAccess />}
      missing={
        <EmptyState title={t('coupon.missing.title')} actions={<Button to={back}>{t('coupon.back')}</Button>}>
          {t('coupon.missing.text')}
        </EmptyState>
      }
    >
      {({ coupon, products }) =>
        isCopied ? (
          <NewCoupon copied={coupon} products={products} />
        ) : (
          <StoredCoupon coupon={coupon} products={products} />
        )
      }
    </ReadStates>
  )
}

function useRefusal(): (error: ApiError) => string | null | undefined {
  const { t } = useTranslation('shop')
  return (error) => {
    if (error.code === 'COUPON_EXISTS') return t('coupon.exists')
    return error.code === 'STALE_WRITE' ? t('coupon.stale') : notifyUnlessFieldErrors(error)
  }
}

function NewCoupon({ copied, products }: { copied: AdminCoupon | null; products: readonly Product[] }) {
  const { t } = useTranslation('shop')
  const navigate = useNavigate()
  const [made, setMade] = useState<AdminCoupon | null>(null)
  const [isSaved, setSaved] = useState(false)
  const creation = useWrite('createCoupon', {
    success: ({ code }) => t('coupon.created', { code }),
    failure: useRefusal(),
  })
  const leave = useEffectEvent((coupon: AdminCoupon) => {
    void navigate(listAddress(paths.adminCoupons()), { state: { row: coupon.code } })
  })
  // Navigates in an effect, when the form has no unsaved changes and doesn't ask for confirmation.
  useEffect(() => {
    if (made && isSaved) leave(made)
  }, [made, isSaved])
  return (
    <CouponForm
      initial={copied ? { ...draftOf(copied), code: '' } : emptyDraft}
      isNew
      products={products}
      save={async (draft) => {
        const outcome = await creation.run({
          body: { code: draft.code, ...fieldsOf(draft, plansOf(products)) },
        })
        if (outcome.ok) setMade(outcome.answer)
        return outcome
      }}
      onSaved={() => setSaved(true)}
    />
  )
}

function StoredCoupon({ coupon, products }: { coupon: AdminCoupon; products: readonly Product[] }) {
  const { t } = useTranslation('shop')
  // A concurrent change that is loaded in the background must not be overwritten unseen.
  const [base, setBase] = useState(coupon)
  const update = useWrite('updateCoupon', {
    success: ({ code }) => t('coupon.saved', { code }),
    failure: useRefusal(),
  })
  return (
    <CouponForm
      initial={draftOf(base)}
      isNew={false}
      products={products}
      save={async (draft) => {
        const outcome = await update.run({
          code: base.code,
          body: { version: base.version, ...fieldsOf(draft, plansOf(products)) },
        })
        if (outcome.ok) setBase(outcome.answer)
        return outcome
      }}
      onSaved={() => {}}
    />
  )
}
