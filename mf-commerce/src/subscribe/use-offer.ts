import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { appliesTo, type DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatPlanQuery, type PlanQuery, parsePlanQuery } from '@mowka/domain/shop/plan-query'
import { hasPage } from '@mowka/kernel/platform'
import { queries, useMediaQuery } from '@mowka/kernel/ui'
import { useSearchParams } from 'react-router-dom'
import { choosePlan, languagesOnSale, plansOf, recommendedPlan } from '../plans/plans'

/** The available languages and plans, and the current selection. */
type Offer = {
  languages: LangCode[]
  /** Null until a language is chosen: none is being learned, or it is not on sale. */
  lang: LangCode | null
  /** In display order: shortest first, on small screens longest first. */
  plans: Product[]
  plan: Product | null
  /** The plan recommended on this screen size. */
  recommended: Product | null
  chooseLang: (lang: LangCode) => void
  choosePlan: (plan: Product) => void
  /** Summary page with this page's query (including a coupon code); null while no release has the page. */
  summaryPath: string | null
}

/**
 * Returns the plans on sale and the selection. The selection is stored in the address (`plan=eng-3`), so that a link
 * can preselect a plan and the back button restores it (C-SUB-10).
 */
export function useOffer(
  products: readonly Product[],
  {
    sourceLang,
    learnLang,
    discount,
  }: {
    sourceLang: LangCode
    learnLang: LangCode | null
    /** Discount of the coupon in the basket; a coupon for some plans preselects one of them (C-SUB-12). */
    discount: DiscountCondition | null
  },
): Offer {
  const [query, setQuery] = useSearchParams()
  const small = useMediaQuery(queries.belowMedium)
  const languages = languagesOnSale(products, sourceLang)
  const wanted = parsePlanQuery(query.get('plan'))
  const lang = languages.find((each) => each === wanted?.lang) ?? languages.find((each) => each === learnLang)
  const couponCodes = discount?.applyTo.length
    ? products.map(({ productCode }) => productCode).filter((code) => appliesTo(discount, code))
    : []
  const choiceOf = (code: LangCode, order: number | null) =>
    choosePlan(plansOf(products, sourceLang, code), { order, couponCodes, small })
  const plan = lang ? choiceOf(lang, wanted?.lang === lang ? wanted.order : null) : null
  const ordered = plansOf(products, sourceLang, lang ?? null)

  const writeQuery = (choice: PlanQuery) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('plan', formatPlanQuery(choice))
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    languages,
    lang: lang ?? null,
    plans: small ? [...ordered].reverse() : ordered,
    plan,
    recommended: recommendedPlan(ordered, small),
    chooseLang: (code) => {
      // Another language preserves the selected length.
      const next = choiceOf(code, plan?.order ?? null)
      if (next) writeQuery({ lang: code, order: next.order })
    },
    choosePlan: ({ targetLang, order }) => writeQuery({ lang: targetLang, order }),
    summaryPath: hasPage('subscribeSummary')
      ? paths.subscribeSummary({}, { query: Object.fromEntries(query) })
      : null,
  }
}
