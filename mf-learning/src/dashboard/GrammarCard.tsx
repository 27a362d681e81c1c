import { paths } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import { CardLink, tokens } from '@mowka/kernel/ui'
import { IconBook2, IconChevronRight } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.s4};
  align-items: center;
  h2 { font-size: ${tokens.fs16}; }
  p, svg { color: ${tokens.muted}; }
  p { font-size: ${tokens.fs14}; }
`

/** Link to the grammar of the language; renders nothing if the page isn't released. */
export function GrammarCard() {
  const { t } = useTranslation('dashboard')
  if (!hasPage('grammar')) return null
  return (
    <CardLink to={paths.grammar()}>
      <Line>
        <IconBook2 aria-hidden />
        <div>
          <h2>{t('grammar.title')}</h2>
          <p>{t('grammar.text')}</p>
        </div>
        <IconChevronRight aria-hidden />
      </Line>
    </CardLink>
  )
}
