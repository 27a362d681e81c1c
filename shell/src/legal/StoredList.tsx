import { Muted, media, Section } from '@mowka/kernel/ui'
import styled from 'styled-components'
import type { StoredTexts } from './legal-text'
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
export function StoredList({ texts }: { texts: StoredTexts }) {
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
