import { textIn } from '@mowka/domain/languages/languages'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconTile } from '../brand/CourseIcon'
import { Mascot, type MascotFace } from '../brand/Mascot'
import { media } from '../theme/media'

const Box = styled.section<{ $compact?: boolean }>`
  position: relative;
  display: flex;
  gap: var(--mw-5);
  align-items: ${({ $compact }) => ($compact ? 'flex-start' : 'stretch')};
  padding: ${({ $compact }) => ($compact ? 'var(--mw-6)' : 'var(--mw-8) var(--mw-10)')};
  border-radius: var(--mw-r-24);
  background: var(--mw-spark-soft);
  --mw-button-hover: var(--mw-card);
  --mw-button-ground: transparent;
  ${media.phone} {
    flex-wrap: wrap;
    gap: var(--mw-3);
    padding: var(--mw-5) var(--mw-4);
  }
`
const Body = styled.div`
  flex: 1;
  min-width: 0;
  ${media.phone} { flex-basis: 100%; }
`
const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: var(--mw-2);
  margin-bottom: var(--mw-2);
  color: var(--mw-primary-ink);
  font-weight: 700;
`
const Text = styled.div`
  max-width: 60ch;
  margin-top: 4px;
`
const Actions = styled.div<{ $small: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mw-3);
  margin-top: var(--mw-5);
  ${({ $small }) => $small && '> * { width: 100%; }'}
  ${media.phone} { > * { width: 100%; } }
`
const corner = css`
  position: absolute;
  top: var(--mw-4);
  right: var(--mw-4);
  > svg { width: 72px; }
`
const Art = styled.div<{ $small: boolean }>`
  display: flex;
  flex: none;
  align-items: flex-end;
  gap: var(--mw-3);
  align-self: flex-end;
  ${({ $small }) => $small && corner}
  @media (max-width: 719.98px) { ${corner} }
`
const Speech = styled.p`
  margin-bottom: 64px;
  padding: var(--mw-3) var(--mw-5);
  border-radius: var(--mw-r-bubble-me);
  background: var(--mw-card);
  font-size: var(--mw-fs-18);
  font-weight: 800;
  white-space: nowrap;
  @media (max-width: 899.98px) { display: none; }
`
const Title = styled.h2<{ $large: boolean; $mascot: boolean }>`
  ${({ $large }) => $large && 'font-size: var(--mw-fs-28);'}
  ${({ $large, $mascot }) => $mascot && !$large && 'padding-right: 84px;'}
  @media (max-width: 719.98px) {
    ${({ $large }) => $large && 'font-size: 1.5rem;'}
    ${({ $mascot }) => $mascot && 'padding-right: 84px;'}
  }
`

/**
 * A banner on a soft orange background: the main next step of a screen, or why something requires access. At most one
 * per page. `icon` adds a tile on the left, `mascot` the mascot on the right (with its speech); `small` is for a
 * column next to other content.
 */
export function Banner({
  title,
  kicker,
  children,
  actions,
  icon,
  mascot,
  speech,
  speechLang,
  size = 'normal',
  live = false,
}: {
  title: ReactNode
  /** Small orange line above the title, e.g. an icon and "Dokończ lekcję: pisanie". */
  kicker?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  icon?: ReactNode
  mascot?: MascotFace | true
  /** The mascot's speech; requires `speechLang` if it isn't in the interface language. */
  speech?: ReactNode
  speechLang?: string
  /** `small` puts the mascot in the corner and makes buttons full width. */
  size?: 'normal' | 'small'
  /** Announces it immediately, for a banner that appears after an action. */
  live?: boolean
}) {
  const id = useId()
  const small = size === 'small'
  const large = mascot !== undefined && !small
  return (
    <Box aria-labelledby={id} role={live ? 'alert' : undefined} $compact={!large}>
      {icon !== undefined && (
        <IconTile tone="spark" large aria-hidden>
          {icon}
        </IconTile>
      )}
      <Body>
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <Title id={id} $large={large} $mascot={mascot !== undefined}>
          {title}
        </Title>
        {children !== undefined && <Text>{children}</Text>}
        {actions !== undefined && actions !== false && <Actions $small={small}>{actions}</Actions>}
      </Body>
      {mascot !== undefined && (
        <Art $small={small}>
          {speech !== undefined && (
            <Speech {...(speechLang !== undefined && textIn(speechLang))}>{speech}</Speech>
          )}
          <Mascot face={mascot === true ? 'happy' : mascot} size={132} />
        </Art>
      )}
    </Box>
  )
}
