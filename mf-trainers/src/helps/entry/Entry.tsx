import { Muted, media, tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What the drawer offers for a sentence. */
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

/** One of them: a press opens or switches something, and below it stands how things are. */
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
  /** At the end of the line: a number, a key. */
  detail?: ReactNode
  /** Given for what is on or off. */
  pressed?: boolean
  /** It opens a dialog. */
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
