import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '../theme/media'
import type { NativeButtonProps } from './Button'

type Look = { $outline?: boolean; $size: 'sm' | 'md' | 'lg' }
const box = { sm: 28, md: 44, lg: 52 } as const

const look = css<Look>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => box[$size]}px;
  height: ${({ $size }) => box[$size]}px;
  padding: 0;
  border: ${({ $outline }) => ($outline ? '1.5px solid var(--mw-line-strong)' : '0')};
  border-radius: ${({ $size }) => ($size === 'sm' ? 'var(--mw-r-8)' : 'var(--mw-r-12)')};
  background: ${({ $outline }) => ($outline ? 'var(--mw-card)' : 'none')};
  color: ${({ $outline }) => ($outline ? 'var(--mw-text)' : 'var(--mw-icon-button, var(--mw-muted))')};
  text-decoration: none;
  ${media.hover} { &:hover { background: var(--mw-button-hover, var(--mw-sunken)); color: var(--mw-icon-button, var(--mw-text)); } }
  &[aria-pressed='true'] { color: var(--mw-primary); }
  &:disabled, &[aria-disabled='true'] {
    ${({ $outline }) => $outline && 'border-color: var(--mw-line);'}
    background: none;
    color: var(--mw-disabled);
    cursor: not-allowed;
  }
  ${({ $size }) =>
    $size === 'sm' &&
    css`
      svg.tabler-icon { width: 18px; height: 18px; }
      ${media.belowMedium} { width: 44px; height: 44px; border-radius: var(--mw-r-12); }
    `}
`
const NativeButton = styled.button<Look>`${look}`
const RouterLink = styled(Link)<Look>`${look}`

export type IconButtonProps = {
  /** Accessible name, required because an icon has no text. */
  'aria-label': string
  children: ReactNode
  variant?: 'plain' | 'outline'
  /** sm 28 px (tables; 44 below 960), md 44, lg 52. */
  size?: 'sm' | 'md' | 'lg'
  /** A path of the product: renders a link. */
  to?: string
  ref?: Ref<HTMLElement>
} & Omit<NativeButtonProps, 'aria-label'>

/** A button with only an icon. `aria-pressed` makes it a toggle (favourites). */
export function IconButton({
  children,
  variant = 'plain',
  size = 'md',
  to,
  type = 'button',
  disabled,
  name,
  value,
  form,
  ref,
  ...rest
}: IconButtonProps) {
  const shared = { $outline: variant === 'outline', $size: size }
  if (to !== undefined)
    return (
      <RouterLink {...rest} {...shared} ref={ref as Ref<HTMLAnchorElement>} to={to}>
        {children}
      </RouterLink>
    )
  return (
    <NativeButton
      {...rest}
      {...shared}
      ref={ref as Ref<HTMLButtonElement>}
      type={type}
      disabled={disabled}
      name={name}
      value={value}
      form={form}
    >
      {children}
    </NativeButton>
  )
}
