import { queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
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
