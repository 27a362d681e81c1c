import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { LoaderMark } from '../feedback/Loader'
import { media } from '../theme/media'

export type ButtonVariant = 'primary' | 'navy' | 'outline' | 'ghost' | 'danger-outline' | 'success-outline'
export type ButtonSize = 'sm' | 'md' | 'lg'
type Look = { $variant: ButtonVariant; $size: ButtonSize; $full?: boolean }

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--mw-primary);
    color: var(--mw-on-primary);
    ${media.hover} { &:hover { background: var(--mw-primary-hover); } }
  `,
  navy: css`
    background: var(--mw-navy);
    color: var(--mw-on-navy);
    ${media.hover} { &:hover { background: var(--mw-navy-hover); } }
  `,
  outline: css`
    border-color: var(--mw-line-strong);
    background: var(--mw-button-ground, var(--mw-card));
    ${media.hover} { &:hover { border-color: var(--mw-text); } }
  `,
  ghost: css`
    padding-inline: 12px;
    ${media.hover} { &:hover { background: var(--mw-button-hover, var(--mw-sunken)); } }
  `,
  'danger-outline': css`
    border-color: currentColor;
    background: var(--mw-card);
    color: var(--mw-danger);
    ${media.hover} { &:hover { background: var(--mw-danger-soft); color: var(--mw-danger-ink); } }
  `,
  'success-outline': css`
    border-color: currentColor;
    background: var(--mw-card);
    color: var(--mw-success);
    ${media.hover} { &:hover { background: var(--mw-success-soft); color: var(--mw-success-ink); } }
  `,
}
const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: 40px;
    padding-inline: 14px;
    border-radius: 10px;
    font-size: var(--mw-fs-14);
    ${media.belowMedium} { min-height: var(--mw-touch); }
  `,
  md: css``,
  lg: css`
    min-height: 52px;
    padding-inline: 24px;
    font-size: var(--mw-fs-18);
  `,
}

const look = css<Look>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--mw-2);
  min-height: var(--mw-touch);
  padding: 6px 20px;
  border: 1.5px solid transparent;
  border-radius: var(--mw-r-12);
  background: none;
  color: inherit;
  font-weight: 800;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    transform var(--mw-fast) var(--mw-ease),
    opacity var(--mw-fast) var(--mw-ease);
  &:active { transform: translateY(1px); }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $full }) => $full && 'width: 100%;'}
  /* Lighter than an enabled outlined button: no background, and a purely decorative border. */
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : 'var(--mw-line)')};
    background: none;
    color: var(--mw-disabled);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] { cursor: progress; }
  svg.tabler-icon { width: ${({ $size }) => ($size === 'lg' ? 24 : 20)}px; height: ${({ $size }) => ($size === 'lg' ? 24 : 20)}px; }
  kbd { margin-left: var(--mw-1); ${media.belowMedium} { display: none; } }
`
/** Separates text from the conditional icons without affecting the layout. */
const Words = styled.span`display: contents;`
const NativeButton = styled.button<Look>`${look}`
const RouterLink = styled(Link)<Look>`${look}`
const Anchor = styled.a<Look>`${look}`

/** Props shared by button and link, plus those of buttons only. */
export type NativeButtonProps = Omit<HTMLAttributes<HTMLElement>, 'children'> &
  Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'name' | 'value' | 'form'>

export type ButtonProps = {
  children: ReactNode
  /**
   * primary: the main next step of a screen; navy: saving; outline: other actions; ghost: low emphasis (default
   * outline).
   */
  variant?: ButtonVariant
  /** sm 40 px (dense pages; 44 on phones), md 44, lg 52. */
  size?: ButtonSize
  fullWidth?: boolean
  leftIcon?: ReactNode
  rightIcon?: ReactNode
  /** Shows a loading indicator, announces `aria-busy`, ignores clicks and retains focus. */
  loading?: boolean
  /** Shortcut key, displayed on wide screens, e.g. "Enter". The caller handles the key. */
  kbd?: string
  /** A path of the product: renders a router link. */
  to?: string
  /** An external URL: renders a plain link. */
  href?: string
  target?: string
  rel?: string
  /** Router state of a `to` link. */
  state?: unknown
  replace?: boolean
  ref?: Ref<HTMLElement>
} & NativeButtonProps

/** A button, or with `to` or `href` a link that looks like one. */
export function Button({
  children,
  variant = 'outline',
  size = 'md',
  fullWidth,
  leftIcon,
  rightIcon,
  loading,
  kbd,
  to,
  href,
  target,
  rel,
  state,
  replace,
  onClick,
  type = 'button',
  disabled,
  name,
  value,
  form,
  ref,
  ...rest
}: ButtonProps) {
  const inside = (
    <>
      {loading ? <LoaderMark /> : leftIcon}
      <Words>{children}</Words>
      {rightIcon}
      {kbd && <kbd aria-hidden>{kbd}</kbd>}
    </>
  )
  const shared = { $variant: variant, $size: size, $full: fullWidth }
  const tab = { target, rel: rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined) }
  if (to !== undefined)
    return (
      <RouterLink
        {...rest}
        {...shared}
        ref={ref as Ref<HTMLAnchorElement>}
        {...tab}
        to={to}
        state={state}
        replace={replace}
        onClick={onClick}
      >
        {inside}
      </RouterLink>
    )
  if (href !== undefined)
    return (
      <Anchor
        {...rest}
        {...shared}
        ref={ref as Ref<HTMLAnchorElement>}
        {...tab}
        href={href}
        onClick={onClick}
      >
        {inside}
      </Anchor>
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
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      aria-keyshortcuts={rest['aria-keyshortcuts'] ?? kbd}
      onClick={(event) => {
        if (loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
          event.preventDefault()
          return
        }
        onClick?.(event)
      }}
    >
      {inside}
    </NativeButton>
  )
}

/** A button styled as a link inside text, e.g. "Pokaż więcej". */
export const LinkButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--mw-primary);
  font-weight: 700;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  ${media.hover} { &:hover { color: var(--mw-primary-hover); } }
  &:disabled { color: var(--mw-disabled); cursor: not-allowed; }
`
