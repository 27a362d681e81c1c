import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langToPath } from '@mowka/domain/languages/languages'
import { session } from '@mowka/kernel/session'
import { IconTile, media, tokens } from '@mowka/kernel/ui'
import { IconChevronRight, IconHelpCircle, IconListCheck, IconMail, IconSchool } from '@mowka/kernel/ui/icons'
import { useSwitchLanguage } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { StatusView } from '../order-status/order-status'
import { useStartPath } from './use-start-path'

/** Pages of the public site. */
type SiteLinks = { help: string; contact: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Reads the help and contact links, which the server embeds in the page. Null in a page without them, e.g. in tests.
 */
export function siteLinks(): SiteLinks | null {
  const text = document.getElementById('mowka-page')?.textContent
  const data: unknown = text ? JSON.parse(text) : null
  const config = isObject(data) ? data.config : null
  if (!isObject(config)) return null
  const { helpUrl, contactUrl } = config
  return typeof helpUrl === 'string' && typeof contactUrl === 'string'
    ? { help: helpUrl, contact: contactUrl }
    : null
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.s4};
  margin-top: ${tokens.s4};
  @media (max-width: 1119.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  a {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${tokens.s1};
    height: 100%;
    padding: 20px;
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.r16};
    background: ${tokens.card};
    color: ${tokens.text};
    text-decoration: none;
    ${media.hover} { &:hover { box-shadow: ${tokens.lift1}; } }
    > :first-child { margin-bottom: ${tokens.s2}; }
    > svg { position: absolute; top: 20px; right: 20px; }
    b { font-weight: 800; }
    small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
    ${media.phone} {
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: ${tokens.s4};
      padding: ${tokens.s4};
      padding-right: 52px;
      > :first-child { grid-row: 1 / 3; margin: 0; }
      > svg { top: calc(50% - 12px); }
    }
  }
`

/** A suggested next step: a page of the product or of the public site. */
type Step = {
  name: 'start' | 'test' | 'help' | 'contact'
  icon: ReactNode
  to?: string
  href?: string
}

/** Heading of the steps while the payment is pending, after it completed, and after it failed. */
const titles = {
  pending: 'meanwhile',
  'pending-warning': 'meanwhile',
  unknown: 'now',
  paid: 'next',
  cancelled: 'now',
} as const satisfies Record<StatusView, string>

/**
 * Suggested next steps: learning, the test, help, contact (C-THX-02). The first two open in `lang`, a purchased
 * language, or in the current one; learning opens the first course of a purchased language.
 */
export const NextSteps = observer(function NextSteps({
  view,
  lang = null,
}: {
  view: StatusView
  lang?: LangCode | null
}) {
  const switchLanguage = useSwitchLanguage()
  const { t } = useTranslation('commerce')
  const links = siteLinks()
  const start = useStartPath(view === 'paid' ? lang : null)
  const test = paths.levelingTest({ lang: langToPath(lang ?? session.targetLang) })
  const steps: Step[] = [
    { name: 'start', to: start, icon: <IconSchool aria-hidden /> },
    { name: 'test', to: test, icon: <IconListCheck aria-hidden /> },
    { name: 'help', href: links?.help, icon: <IconHelpCircle aria-hidden /> },
    { name: 'contact', href: links?.contact, icon: <IconMail aria-hidden /> },
  ]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t(`thankYou.${titles[view]}`)}</h2>
      <List>
        {steps.map(({ name, to, href, icon }) => {
          const inside = (
            <>
              <IconTile aria-hidden>{icon}</IconTile>
              <b>{t(`thankYou.${name}.title`)}</b>
              <small>{t(`thankYou.${name}.text`)}</small>
              <IconChevronRight aria-hidden />
            </>
          )
          if (to !== undefined) {
            return (
              <li key={name}>
                <Link to={to} onClick={() => lang && switchLanguage(lang)}>
                  {inside}
                </Link>
              </li>
            )
          }
          return (
            href !== undefined && (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {inside}
                </a>
              </li>
            )
          )
        })}
      </List>
    </section>
  )
})
