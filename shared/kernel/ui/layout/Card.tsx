import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '../theme/media'
import { ownProps } from '../theme/own-props'

type CardProps = { padding?: 'none' | 'small' | 'normal' | 'large' }

const card = css<CardProps>`
  display: block;
  min-width: 0;
  padding: ${({ padding = 'normal' }) => ({ none: '0', small: '16px', normal: '20px', large: '24px' })[padding]};
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-card);
  ${media.phone} {
    padding: ${({ padding = 'normal' }) => ({ none: '0', small: '12px', normal: '16px', large: '20px 16px' })[padding]};
  }
`

/** A white surface with a thin border. Use `as="section"` or similar if it has a heading. */
export const Card = styled.div.withConfig(ownProps('padding'))<CardProps>`
  ${card}
`

/** A card that is one link (`to`), raised on hover. It must not contain other controls. */
export const CardLink = styled(Link).withConfig(ownProps('padding'))<CardProps>`
  ${card}
  height: 100%;
  color: inherit;
  text-decoration: none;
  transition: transform var(--mw-base) var(--mw-ease);
  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
      box-shadow: var(--mw-lift-1);
    }
  }
`
