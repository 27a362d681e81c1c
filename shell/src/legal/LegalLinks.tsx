import { paths } from '@mowka/contract/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { contactUrl } from '../page-data/page-data'
import { legalNames } from './legal-text'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--mw-4);
  padding: 0;
  list-style: none;
  font-size: var(--mw-fs-14);
`
const look = css`display: inline-flex; align-items: center; min-height: 44px; color: inherit;`
const Item = styled(Link)`${look}`
const Outside = styled.a`${look}`

/** Links to the legal texts for the page footer. */
export function LegalLinks() {
  const { t } = useTranslation('shell')
  const contact = contactUrl()
  return (
    <nav aria-label={t('legal.label')}>
      <List>
        {legalNames.map((name) => (
          <li key={name}>
            <Item to={paths[name]()}>{t(`legal.${name}`)}</Item>
          </li>
        ))}
        {contact && (
          <li>
            <Outside href={contact}>{t('legal.contact')}</Outside>
          </li>
        )}
      </List>
    </nav>
  )
}
