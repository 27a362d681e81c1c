import { paths } from '@mowka/shared/contract/routes'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { appliesTo, type DiscountCondition } from '@mowka/shared/domain/coupon'
import { hasPage } from '@mowka/shared/platform'
import { queries, useMediaQuery } from '@mowka/shared/ui'
import { useSearchParams } from 'react-router-dom'
import {
  choosePlan,
  formatPlanQuery,
  languagesOnSale,
  type PlanQuery,
  parsePlanQuery,
  plansOf,
  recommendedPlan,
} from '../plans/plan-choice'

/** What there is to choose from, and the choice. */
type Offer = {
  languages: LangCode[]
  /** Null until a language is chosen: nothing is learned yet, or it is not on sale. */
  lang: LangCode | null
  /** As they are shown: from the shortest, on small screens from the longest. */
  plans: Product[]
  plan: Product | null
  /** The one that is recommended on this screen. */
  recommended: Product | null
  chooseLang: (lang: LangCode) => void
  choosePlan: (plan: Product) => void
  /** The summary with this page's query (the coupon's code travels along); null while no release has the page. */
  summaryPath: string | null
}

/**
 * The plans on sale and the choice, which lives in the address (`plan=eng-3`), so that a link can preselect a plan and
 * a way back keeps it (C-SUB-10).
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
    /** Of the coupon in the basket: one for some plans chooses among them (C-SUB-12). */
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

  const keep = (choice: PlanQuery) =>
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
      // Another language keeps the length that was chosen.
      const next = choiceOf(code, plan?.order ?? null)
      if (next) keep({ lang: code, order: next.order })
    },
    choosePlan: ({ targetLang, order }) => keep({ lang: targetLang, order }),
    summaryPath: hasPage('subscribeSummary')
      ? paths.subscribeSummary({}, { query: Object.fromEntries(query) })
      : null,
  }
}
