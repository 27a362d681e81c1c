import { paths } from '@mowka/contract/routes'
import { formatMoney } from '@mowka/domain/shop/money'
import { notify } from '@mowka/kernel/platform'
import { Card, Flag, IconButton, Muted, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconPlus, IconTrash } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { BasketStore } from '../basket/basket-store'
import type { CheckoutLine } from '../checkout/basket-checkout'
import { isReduced, usePlanNames } from '../plans/plans'

/** Undo period after a removal, in ms. */
const UNDO_TIME = 10_000

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
`
const Item = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.s1} ${tokens.s4};
  > div > b { font-size: ${tokens.fs18}; font-weight: 800; }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${tokens.s1} ${tokens.s3};
  }
`
const Price = styled.p`
  display: grid;
  justify-items: end;
  white-space: nowrap;
  b { font-size: ${tokens.fs18}; font-weight: 900; }
  s { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    justify-content: flex-end;
    gap: ${tokens.s2};
  }
`
const Add = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.s2};
  min-height: 56px;
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: ${tokens.r16};
  color: ${tokens.text};
  font-weight: 800;
  text-decoration: none;
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
`

/** The product cards with their prices, and a link for adding another plan (C-SUM-01, C-SUM-03). */
export const ProductItems = observer(function ProductItems({
  lines,
  basket,
}: {
  lines: readonly CheckoutLine[]
  basket: BasketStore
}) {
  const { t } = useTranslation('commerce')
  const { fullName, duration } = usePlanNames()
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const [query] = useSearchParams()

  const remove = (productCode: string, name: string, at: number) => {
    basket.remove(productCode)
    notify('info', t('basket.removed', { name }), {
      duration: UNDO_TIME,
      action: { label: t('summary.undo'), onSelect: () => void basket.add(productCode) },
    })
    // The button is removed with its card, so the focus moves to the next one.
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
      left?.[Math.min(at, left.length - 1)]?.focus()
    })
  }
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('summary.products')}
      </VisuallyHidden>
      <List ref={list}>
        {lines.map(({ plan, line }, at) => (
          <Item as="li" key={plan.productCode}>
            <Flag langCode={plan.targetLang} size={48} />
            <div>
              <b>{fullName(plan)}</b>
              <Muted size={14}>
                <span>{duration(plan)}.</span>{' '}
                {(line.discount > 0 || isReduced(plan)) && (
                  <span>
                    {t('summary.lowest', {
                      price: formatMoney((plan.lowestPrice30 ?? plan.totalPrice) * line.quantity),
                    })}
                  </span>
                )}
              </Muted>
            </div>
            <Price>
              {line.discount > 0 && (
                <span>
                  <VisuallyHidden>{t('summary.before')} </VisuallyHidden>
                  <s>{formatMoney(line.fullPrice)}</s>
                </span>
              )}
              <b>{formatMoney(line.total)}</b>
            </Price>
            <IconButton
              data-remove
              aria-label={t('basket.remove', { name: fullName(plan) })}
              onClick={() => remove(plan.productCode, fullName(plan), at)}
            >
              <IconTrash aria-hidden />
            </IconButton>
          </Item>
        ))}
        <li>
          <Add to={paths.subscribe({}, { query: Object.fromEntries(query) })}>
            <IconPlus aria-hidden />
            {t('summary.addPlan')}
          </Add>
        </li>
      </List>
    </section>
  )
})
