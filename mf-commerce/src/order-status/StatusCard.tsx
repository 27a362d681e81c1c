import type { OrderStatus } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import {
  Button,
  LoaderMark,
  Mascot,
  type MascotFace,
  Muted,
  media,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconCheck, IconHelp, IconReceipt, IconRefresh, IconX } from '@mowka/kernel/ui/icons'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StatusView } from './order-status'

const faces: Record<StatusView, MascotFace> = {
  pending: 'glance',
  'pending-warning': 'neutral',
  unknown: 'surprised',
  paid: 'great',
  cancelled: 'bad',
}

const Box = styled.section<{ $paid: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.s10};
  padding: ${tokens.s10};
  border: 1px solid ${({ $paid }) => ($paid ? 'transparent' : tokens.line)};
  border-radius: ${tokens.r24};
  background: ${({ $paid }) => ($paid ? tokens.sparkSoft : tokens.card)};
  --mw-button-ground: transparent;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s5};
    padding: ${tokens.s6} ${tokens.s4};
    > svg { width: 84px; }
  }
  h1 { outline-offset: 4px; }
`
const Sign = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 32px;
  margin-bottom: ${tokens.s3};
  font-weight: 800;
`
const Waiting = styled.span`
  display: inline-flex;
  color: ${tokens.spark};
`
const grounds = { paid: 'success', unknown: 'navy', cancelled: 'danger' } as const
const Mark = styled.span<{ $of: keyof typeof grounds }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${({ $of }) => tokens[grounds[$of]]};
  color: ${({ $of }) => tokens[({ paid: 'onSuccess', unknown: 'onNavy', cancelled: 'onDanger' } as const)[$of]]};
  svg { width: 20px; height: 20px; }
`
const Words = styled.div`
  max-width: 64ch;
  margin-top: ${tokens.s2};
  > p:first-child { font-size: ${tokens.fs18}; }
  > p + p { margin-top: ${tokens.s2}; color: ${tokens.muted}; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3};
  margin-top: ${tokens.s5};
  ${media.phone} { > * { width: 100%; } }
`
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s8};
  margin-top: ${tokens.s5};
  padding-top: ${tokens.s5};
  border-top: 1px solid ${tokens.line};
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  dd { font-weight: 800; overflow-wrap: anywhere; }
`

/** Icon of a status: a loader while pending, a mark once it is decided. */
function StatusSign({ view }: { view: StatusView }) {
  if (view === 'paid' || view === 'unknown' || view === 'cancelled') {
    const Icon = { paid: IconCheck, unknown: IconHelp, cancelled: IconX }[view]
    return (
      <Mark $of={view} aria-hidden>
        <Icon />
      </Mark>
    )
  }
  return (
    <Waiting>
      <LoaderMark />
    </Waiting>
  )
}

/** Overrides of the default texts of a status. */
export type StatusTexts = {
  title?: ReactNode
  lead?: ReactNode
  /** Additional information; null for none. */
  more?: ReactNode
}

/**
 * Payment status with its own texts (C-THX-01, C-THX-08), for signed-in buyers and visitors (C-THX-16). Each change
 * is announced once, and the focus stays in the card if it was there. `actions` are the buttons of the status.
 */
export function StatusCard({
  view,
  texts = {},
  actions,
  order = null,
}: {
  view: StatusView
  texts?: StatusTexts
  actions?: ReactNode
  order?: OrderStatus | null
}) {
  const { t } = useTranslation('commerce')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // The focused element was removed with the previous status.
    if (shown.current !== view && hadFocus.current) heading.current?.focus()
    shown.current = view
  }, [view])

  const title = texts.title ?? t(`orderStatus.${view}.title`)
  const more = texts.more === undefined ? t(`orderStatus.${view}.more`) : texts.more
  return (
    <Box
      ref={box}
      $paid={view === 'paid'}
      data-status={view}
      aria-labelledby={id}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        // Without a related target the focused element was removed, so the focus was in this card.
        if (relatedTarget !== null) hadFocus.current = box.current?.contains(relatedTarget) ?? false
      }}
    >
      <Mascot face={faces[view]} size={132} />
      <div>
        <Sign>
          <StatusSign view={view} />
          <span>{t(`orderStatus.${view}.sign`)}</span>
        </Sign>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Words>
          <p>{texts.lead ?? t(`orderStatus.${view}.lead`)}</p>
          {more !== null && more !== '' && <p>{more}</p>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
        {order && (
          <Facts>
            <div>
              <dt>{t('orderStatus.number')}</dt>
              <dd>{spokenOrderNumber(order.transactionId)}</dd>
            </div>
            <div>
              <dt>{t('orderStatus.amount')}</dt>
              <dd>{formatMoney(order.total)}</dd>
            </div>
          </Facts>
        )}
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </Box>
  )
}

/** Restarts the lookups of a payment whose outcome is unknown. */
export function LookAgainButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('commerce')
  return (
    <Button variant="primary" size="lg" leftIcon={<IconRefresh aria-hidden />} onClick={onClick}>
      {t('orderStatus.again')}
    </Button>
  )
}

const Line = styled(Muted)`
  display: flex;
  gap: ${tokens.s2};
  svg { flex: none; width: 20px; height: 20px; }
`

/** When to expect the invoice, for an order with a requested invoice whose payment may still arrive (C-THX-10). */
export function InvoiceNote({ order, view }: { order: OrderStatus | null; view: StatusView }) {
  const { t } = useTranslation('commerce')
  if (!order?.invoiceRequested || view === 'cancelled' || view === 'unknown') return null
  return (
    <Line size={14}>
      <IconReceipt aria-hidden />
      <span>{t('orderStatus.invoice')}</span>
    </Line>
  )
}
