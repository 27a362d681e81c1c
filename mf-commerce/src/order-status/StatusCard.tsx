import { LoaderMark, Mascot, type MascotFace, media, tokens, VisuallyHidden } from '@mowka/shared/ui'
import { IconCheck, IconHelp, IconX } from '@mowka/shared/ui/icons'
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

/** The sign of a state: accents while it is waited for, a mark when it is decided. */
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

/** What a page says in one of the states, where it is not the usual. */
export type StatusWords = {
  title?: ReactNode
  /** What happened and what is safe. */
  lead?: ReactNode
  /** What else there is to know; null for nothing. */
  more?: ReactNode
}

/**
 * What became of a payment, with its own words for every state (C-THX-01, C-THX-08); for signed-in buyers and for
 * visitors (C-THX-16). Each change is spoken once, and the focus stays in the card if it was there. `actions` are the
 * buttons of this state, `facts` what is known of the order.
 */
export function StatusCard({
  view,
  words = {},
  actions,
  facts = [],
}: {
  view: StatusView
  words?: StatusWords
  actions?: ReactNode
  facts?: readonly { label: string; value: ReactNode }[]
}) {
  const { t } = useTranslation('commerce')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // What had the focus goes with the state that it belonged to.
    if (shown.current !== view && hadFocus.current) heading.current?.focus()
    shown.current = view
  }, [view])

  const title = words.title ?? t(`orderStatus.${view}.title`)
  const more = words.more === undefined ? t(`orderStatus.${view}.more`) : words.more
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
        // Without a next element the focused one went away: the focus was here.
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
          <p>{words.lead ?? t(`orderStatus.${view}.lead`)}</p>
          {more !== null && more !== '' && <p>{more}</p>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
        {facts.length > 0 && (
          <Facts>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </Box>
  )
}
