import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'
import { ownProps } from '../theme/own-props'
import { type Space, space } from '../theme/tokens'

/**
 * Content of a page: at most 1120 px wide (760 for trainers, `wide` without limit), gutters of 32 px (16 on phones),
 * 24 px between children. Not a `<main>`, which the shell's layout renders.
 */
export const Page = styled.div.withConfig(ownProps('width'))<{ width?: 'page' | 'trainer' | 'wide' }>`
  width: min(
    100% - 2 * var(--mw-gutter),
    ${({ width = 'page' }) => (width === 'wide' ? '100%' : `var(--mw-${width}-width)`)}
  );
  margin-inline: auto;
  padding-block: var(--mw-8) var(--mw-16);
  > * + * { margin-top: var(--mw-6); }
  ${media.belowMedium} { padding-block: var(--mw-6) var(--mw-8); }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mw-3) var(--mw-4);
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--mw-1) var(--mw-4);
  min-width: 0;
  overflow-wrap: anywhere;
  > p { color: var(--mw-muted); }
`
const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mw-2) var(--mw-3);
`

/** The only `h1` of a page, with a note next to it and actions at the end of the line. */
export function PageHeader({
  title,
  note,
  aside,
}: {
  title: ReactNode
  /** Secondary text after the title, e.g. "Angielski, Twój poziom: B1". */
  note?: ReactNode
  /** Buttons or a filter at the end of the line. */
  aside?: ReactNode
}) {
  return (
    <Head>
      <Title>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </Title>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Head>
  )
}

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--mw-1) var(--mw-4);
  margin-bottom: var(--mw-4);
  > :nth-child(2) { color: var(--mw-muted); font-size: var(--mw-fs-14); }
`
const SectionBox = styled.section`
  padding-top: var(--mw-4);
`

/** A section with its own `h2`, 40 px below the previous content. */
export function Section({
  title,
  aside,
  children,
  id,
}: {
  title: ReactNode
  /** Secondary text or a link at the end of the heading line. */
  aside?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <SectionBox id={id}>
      <SectionHead>
        <h2>{title}</h2>
        {aside !== undefined && <div>{aside}</div>}
      </SectionHead>
      {children}
    </SectionBox>
  )
}

type FlexProps = {
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
}
const mainAxis = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const
const crossAxis = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const

/** Vertical layout; `gap` in steps of 4 px (default 4 = 16 px). */
export const Stack = styled.div.withConfig(ownProps('gap', 'align', 'justify'))<FlexProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => space(gap)};
  align-items: ${({ align = 'stretch' }) => crossAxis[align]};
  justify-content: ${({ justify = 'start' }) => mainAxis[justify]};
  min-width: 0;
`

/** Horizontal layout with wrapping; `gap` in steps of 4 px (default 3 = 12 px). */
export const Row = styled.div.withConfig(ownProps('gap', 'align', 'justify', 'nowrap'))<
  FlexProps & { nowrap?: boolean }
>`
  display: flex;
  flex-wrap: ${({ nowrap }) => (nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ gap = 3 }) => space(gap)};
  align-items: ${({ align = 'center' }) => crossAxis[align]};
  justify-content: ${({ justify = 'start' }) => mainAxis[justify]};
  min-width: 0;
`

/** Equal columns: `columns` from 1120 px, 2 below, 1 below 720 (course tiles are 3 / 2 / 1). */
export const Grid = styled.div.withConfig(ownProps('columns', 'gap'))<{ columns?: 2 | 3 | 4; gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(${({ columns = 3 }) => columns}, minmax(0, 1fr));
  gap: ${({ gap = 4 }) => space(gap)};
  @media (max-width: 1119.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mw-3);
  }
`

/** A thin decorative line. */
export const Divider = styled.hr``
