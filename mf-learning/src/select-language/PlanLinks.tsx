import type { LangCode } from '@mowka/contract/schemas/common'
import { tokens } from '@mowka/kernel/ui'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s4};
  align-items: center;
  padding-top: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: ${tokens.text};
    font-weight: ${tokens.fwStrong};
    text-decoration-color: ${tokens.lineStrong};
  }
`

/** Links to the plans in one muted line, for learners who can start with the trial (L-LANG-05). */
export function PlanLinks({
  offered,
  planLink,
}: {
  offered: readonly LangCode[]
  planLink: (lang: LangCode) => string
}) {
  const { t } = useTranslation(['learning', 'common'])
  const { nameOf } = useLanguageNames()
  return (
    <Line>
      <span>{t('language.later')}</span>
      {offered.map((lang) => {
        const name = nameOf(lang)
        return (
          <Link key={lang} to={planLink(lang)} aria-label={t('language.plansOf', { name })}>
            {name}
          </Link>
        )
      })}
    </Line>
  )
}
