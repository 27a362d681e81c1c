import { useApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { session } from '@mowka/shared/session'
import { queries, useMediaQuery } from '@mowka/shared/ui'
import { useSearchParams } from 'react-router-dom'
import {
  choosePlan,
  formatPlanQuery,
  languagesOnSale,
  type PlanQuery,
  parsePlanQuery,
  plansOf,
} from '../plans/plan-choice'

/** What the page shows once the plans are there. */
export type Offer = {
  products: readonly Product[]
  languages: LangCode[]
  /** Null until a language is chosen: nothing is learned yet, or it is not on sale. */
  lang: LangCode | null
  /** As they are shown: from the shortest, on small screens from the longest. */
  plans: Product[]
  plan: Product | null
  chooseLang: (lang: LangCode) => void
  choosePlan: (plan: Product) => void
  /** The summary with this page's query (the coupon's code travels along). */
  summaryPath: string
}

export type SubscribeView =
  | { state: 'loading' }
  | { state: 'error'; retrying: boolean; retry: () => void }
  | { state: 'empty' }
  | ({ state: 'ready' } & Offer)

/**
 * The plans on sale and the choice, which lives in the address (`plan=eng-3`), so that a link can preselect a plan
 * and a way back keeps it (vocabulary and commerce §2). Call it in an `observer`.
 */
export function useSubscribe(): SubscribeView {
  const { data, error, isValidating, mutate } = useApi('getProducts', {})
  const [query, setQuery] = useSearchParams()
  const small = useMediaQuery(queries.belowMedium)
  const { sourceLang, learnLang } = session

  if (!data)
    return error
      ? { state: 'error', retrying: isValidating, retry: () => void mutate() }
      : { state: 'loading' }

  const languages = languagesOnSale(data, sourceLang)
  if (languages.length === 0) return { state: 'empty' }

  const wanted = parsePlanQuery(query.get('plan'))
  const lang = languages.find((each) => each === wanted?.lang) ?? languages.find((each) => each === learnLang)
  const choiceOf = (code: LangCode, order: number | null) =>
    choosePlan(plansOf(data, sourceLang, code), { order, couponCodes: [], small })
  const plan = lang ? choiceOf(lang, wanted?.lang === lang ? wanted.order : null) : null
  const plans = plansOf(data, sourceLang, lang ?? null)

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
    state: 'ready',
    products: data,
    languages,
    lang: lang ?? null,
    plans: small ? plans.reverse() : plans,
    plan,
    chooseLang: (code) => {
      // Another language keeps the length that was chosen.
      const next = choiceOf(code, plan?.order ?? null)
      if (next) keep({ lang: code, order: next.order })
    },
    choosePlan: ({ targetLang, order }) => keep({ lang: targetLang, order }),
    summaryPath: paths.subscribeSummary({}, { query: Object.fromEntries(query) }),
  }
}
