import { Muted, media, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** The list of drawer entries. */
export const EntryList = styled.ul`
  display: grid;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r16};
  > li + li { border-top: 1px solid ${tokens.line}; }
`
const Press = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  width: 100%;
  min-height: 52px;
  padding: ${tokens.s2} ${tokens.s4};
  border: 0;
  border-radius: ${tokens.r12};
  background: none;
  color: ${tokens.text};
  font-weight: 700;
  text-align: left;
  svg { flex: none; color: ${tokens.muted}; }
  &[aria-pressed='true'] svg { color: ${tokens.text}; }
  > span { flex: none; }
  > span:first-of-type { flex: 1; min-width: 0; }
  ${media.hover} { &:hover { background: ${tokens.sunken}; } }
`
const Below = styled.div`
  padding: 0 ${tokens.s4} 0 calc(${tokens.s4} + 24px + ${tokens.s3});
  > :not(:empty) { margin-bottom: ${tokens.s3}; }
`

/** A drawer entry: a button with its status below. */
export function Entry({
  icon,
  label,
  detail,
  pressed,
  opens,
  onPress,
  children,
}: {
  icon: ReactNode
  label: string
  /** Content at the end of the line, such as a number or a key. */
  detail?: ReactNode
  /** For entries that switch something on and off. */
  pressed?: boolean
  /** Whether it opens a dialog. */
  opens?: boolean
  onPress: () => void
  children?: ReactNode
}) {
  return (
    <li>
      <Press
        type="button"
        aria-pressed={pressed}
        aria-haspopup={opens ? 'dialog' : undefined}
        onClick={onPress}
      >
        {icon}
        <span>{label}</span>
        {detail !== undefined && (
          <Muted as="span" size={14}>
            {detail}
          </Muted>
        )}
      </Press>
      {children && <Below>{children}</Below>}
    </li>
  )
}
