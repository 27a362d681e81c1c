import { Card, media, queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { ActionBar, Body, PrimaryAction, SidePanel, useEnter } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Parts = styled.div`
  display: grid;
  gap: ${tokens.s4};
`

/** The primary action of an end, which Enter triggers, too. */
type Primary = { label: string; onPress: () => void; isBusy?: boolean }

/**
 * The layout of an end page: its parts, and its actions beside them or, on phones, below them with the primary one in the
 * bottom bar. Enter does nothing until the primary action is known.
 */
export function EndScreen({
  primary: { label, onPress, isBusy = false },
  actions,
  children,
}: {
  primary: Primary
  actions: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const isWide = useMediaQuery(queries.medium)
  useEnter(() => !isBusy && onPress())
  const primary = <PrimaryAction label={label} busy={isBusy} compact={!isWide} onPress={onPress} />
  return (
    <>
      <Body>
        <Parts>
          {children}
          {!isWide && actions}
        </Parts>
        {isWide && (
          <SidePanel
            label={t('side.actions')}
            actions={
              <>
                {primary}
                {actions}
              </>
            }
          />
        )}
      </Body>
      {!isWide && <ActionBar label={t('side.actions')} primary={primary} />}
    </>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.s3};
  ${media.belowMedium} { gap: ${tokens.s2}; }
`
const Tile = styled(Card).attrs({ as: 'li', padding: 'none' as const })`
  display: grid;
  gap: 2px;
  align-content: start;
  justify-items: center;
  padding: ${tokens.s4} ${tokens.s2};
  text-align: center;
  b { font-size: ${tokens.fs28}; line-height: 1.15; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.3; }
  ${media.belowMedium} {
    padding: 10px 4px;
    svg { display: none; }
    b { font-size: ${tokens.fs22}; }
    span { font-size: ${tokens.fs13}; }
  }
`

/** A number of a finished session with its label. */
export type EndNumber = { icon: ReactNode; value: ReactNode; label: string }

/** The numbers of a finished session, side by side. */
export function NumberTiles({ numbers }: { numbers: readonly EndNumber[] }) {
  return (
    <Tiles>
      {numbers.map(({ icon, value, label }) => (
        <Tile key={label}>
          {icon}
          <b>{value}</b>
          <span>{label}</span>
        </Tile>
      ))}
    </Tiles>
  )
}
