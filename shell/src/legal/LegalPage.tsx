import { formatDate } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, ErrorState, Muted, media, Page, Section, SkeletonText, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import useSWR from 'swr'
import { consent } from '../consent/consent-store'
import { type LegalName, loadLegalText, type StoredTexts } from './legal-text'
import { storedThings } from './stored-things'

const List = styled.ul`
  margin-top: var(--mw-3);
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  gap: var(--mw-1) var(--mw-4);
  padding-block: var(--mw-3);
  border-top: 1px solid var(--mw-line);
  ${media.medium} { grid-template-columns: 280px minmax(0, 1fr); }
  code { font-size: var(--mw-fs-13); font-weight: 700; overflow-wrap: anywhere; }
`

/** Lists every cookie and storage key with its name, purpose, location and lifetime. */
function StoredList({ texts }: { texts: StoredTexts }) {
  return (
    <Section title={texts.heading}>
      <p>{texts.lead}</p>
      <List>
        {storedThings.map(({ id, name, place, kept }) => (
          <Item key={id}>
            <code translate="no">{name}</code>
            <div>
              <p>{texts.things[id]}</p>
              <Muted size={14}>
                {texts.places[place]}, {texts.kept[kept]}
              </Muted>
            </div>
          </Item>
        ))}
      </List>
    </Section>
  )
}

const Words = styled.div`
  max-width: 68ch;
  > * + * { margin-top: var(--mw-3); }
  ul { display: grid; gap: var(--mw-1); padding-left: var(--mw-5); list-style: disc; }
`

/** Terms, privacy or cookies in the interface language; open to visitors. */
export function LegalPage({ name }: { name: LegalName }) {
  const { t, i18n } = useTranslation('shell')
  const { data, error, mutate } = useSWR(
    ['legal', name, i18n.language],
    () => loadLegalText(name, i18n.language),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  const title = t(`legal.${name}`)
  usePageTitle(title)

  if (error)
    return (
      <Page width="trainer">
        <ErrorState headingLevel={1} onRetry={() => void mutate()} />
      </Page>
    )
  if (!data)
    return (
      <Page width="trainer" aria-busy="true">
        <h1>{title}</h1>
        <SkeletonText lines={8} />
      </Page>
    )
  return (
    <Page width="trainer">
      <Stack gap={2}>
        <h1>{data.title}</h1>
        <p>{data.lead}</p>
        <Muted size={14}>{t('legal.since', { date: formatDate(`${data.since}T12:00:00Z`) })}</Muted>
      </Stack>
      {data.sections.map(({ heading, paragraphs }) => (
        <Section key={heading} title={heading}>
          <Words>
            {paragraphs.map((paragraph) =>
              typeof paragraph === 'string' ? (
                <p key={paragraph}>{paragraph}</p>
              ) : (
                <ul key={paragraph[0]}>
                  {paragraph.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </Words>
        </Section>
      ))}
      {data.stored && <StoredList texts={data.stored} />}
      {name === 'cookies' && <Button onClick={consent.ask}>{t('consent.change')}</Button>}
    </Page>
  )
}
