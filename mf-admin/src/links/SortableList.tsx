import { IconButton, Muted, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@mowka/kernel/ui/icons'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type Sortable from 'sortablejs'
import styled from 'styled-components'

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  > .sortable-ghost { opacity: 0.4; }
`
const Line = styled.li`
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
  &:first-child { border-top: 0; }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s1} ${tokens.s2};
  min-height: 52px;
  padding-block: ${tokens.s1};
`
const Grip = styled.span`
  display: inline-flex;
  padding: ${tokens.s2} ${tokens.s1};
  color: ${tokens.muted};
  cursor: grab;
  touch-action: none;
`
const Body = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Place = styled(Muted)`
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
`

/** An item of a sortable list. */
export type SortableItem = {
  id: string
  /** The name of the row in the labels of its buttons. */
  name: string
  content: ReactNode
  /** Buttons at the end of the item. */
  actions?: ReactNode
  /** Full-width content below the item. */
  more?: ReactNode
}

/**
 * A list whose items can be moved by dragging, or one step by buttons, which also work by keyboard (WCAG 2.5.7).
 * Focus stays on the button of the moved item.
 */
export function SortableList({
  label,
  items,
  onMove,
  onStep,
  disabled = false,
}: {
  label: string
  items: readonly SortableItem[]
  /** Called after an item was dragged to another position. */
  onMove: (from: number, to: number) => void
  /** Called after an item was moved by its buttons. Defaults to `onMove`. */
  onStep?: (from: number, step: 'up' | 'down') => void
  disabled?: boolean
}) {
  const { t } = useTranslation('admin')
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const drop = useEffectEvent((from: number, to: number) => onMove(from, to))
  useEffect(() => {
    const { current } = list
    if (!current || disabled) return
    let sortable: Sortable | null = null
    let isGone = false
    const start = async () => {
      const { default: Library } = await import('sortablejs')
      if (isGone) return
      sortable = Library.create(current, {
        handle: '[data-grip]',
        animation: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
        onEnd: ({ item, oldIndex, newIndex }) => {
          if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
          // Reverts the DOM change, because React moves the item itself.
          const others = [...current.children].filter((line) => line !== item)
          current.insertBefore(item, others[oldIndex] ?? null)
          drop(oldIndex, newIndex)
        },
      })
    }
    void start()
    return () => {
      isGone = true
      sortable?.destroy()
    }
  }, [disabled])

  const step = (from: number, direction: 'up' | 'down') => {
    const to = from + (direction === 'up' ? -1 : 1)
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    if (onStep) onStep(from, direction)
    else onMove(from, to)
    setSaid(t('links.moved', { name: item.name, place: to + 1, count: items.length }))
  }

  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map(({ id, name, content, actions, more }, index) => (
          <Line key={id}>
            <Head>
              <Grip data-grip aria-hidden>
                <IconGripVertical />
              </Grip>
              <Place as="span" aria-hidden>
                {index + 1}
              </Place>
              <Body>{content}</Body>
              <IconButton
                size="sm"
                aria-label={t('links.up', { name })}
                disabled={disabled || index === 0}
                onClick={() => step(index, 'up')}
              >
                <IconArrowUp aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                aria-label={t('links.down', { name })}
                disabled={disabled || index === items.length - 1}
                onClick={() => step(index, 'down')}
              >
                <IconArrowDown aria-hidden />
              </IconButton>
              {actions}
            </Head>
            {more}
          </Line>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
