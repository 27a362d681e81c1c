import type { OrderLine, OrderState } from '@mowka/contract/schemas/editor/shop'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { Badge, type BadgeTone } from '@mowka/kernel/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

const tones: Record<OrderState, BadgeTone> = {
  PENDING: 'soft',
  COMPLETED: 'success',
  CANCELED: 'danger',
  REFUNDED: 'neutral',
}

/** The state of an order. A newer server may send one that has no text here. */
export function OrderMark({ state }: { state: OrderState }) {
  const { t } = useTranslation('shop')
  return <Badge tone={tones[state] ?? 'neutral'}>{t([`orders.state.${state}`, 'orders.state.other'])}</Badge>
}

/** Plan, language and quantity of a line: "2 × Miesięczny, niemiecki". */
export function lineText(
  t: TFunction<'shop'>,
  { name, targetLang, quantity }: OrderLine,
  lang: string,
): string {
  const plan = `${name}, ${languageName(targetLang, interfaceLangOf(lang))}`
  return quantity > 1 ? t('orders.quantity', { quantity, name: plan }) : plan
}
