import { langTag } from '@mowka/domain/languages/languages'
import { Badge, Flag, Muted, media, tokens } from '@mowka/kernel/ui'
import {
  IconArrowRight,
  IconBooks,
  IconBulb,
  IconList,
  IconListCheck,
  IconPencil,
  IconSpeakerphone,
  IconVocabulary,
} from '@mowka/kernel/ui/icons'
import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Option, OptionGroup } from './options'

const icons: Record<Option['kind'], ComponentType<{ size?: number; 'aria-hidden'?: boolean }>> = {
  page: IconArrowRight,
  more: IconList,
  course: IconBooks,
  lesson: IconListCheck,
  exercise: IconPencil,
  word: IconVocabulary,
  hint: IconBulb,
  popup: IconSpeakerphone,
}

const List = styled.div`
  display: grid;
  gap: ${tokens.s3};
`
const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > p { margin: 0; padding: 0 ${tokens.s3} ${tokens.s1}; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 800; }
`
const Choice = styled(Link)`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  min-height: 44px;
  padding: ${tokens.s2} ${tokens.s3};
  border-radius: ${tokens.r12};
  color: inherit;
  text-decoration: none;
  svg { flex: none; }
  > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  strong, span > span { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  &[aria-selected='true'] { background: ${tokens.navySoft}; }
  ${media.forcedColors} { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`

/** The options in groups, as a listbox of links: a click with Ctrl opens a new tab. */
export function OptionList({
  id,
  label,
  groups,
  active,
  onActive,
  onOpen,
}: {
  /** Of the listbox; options add their number. */
  id: string
  label: string
  groups: readonly OptionGroup[]
  /** The number of the active option. */
  active: number
  onActive: (index: number) => void
  /** Called when a link was followed in this tab. */
  onOpen: () => void
}) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is active after a key press
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <List ref={list} id={id} role="listbox" aria-label={label}>
      {groups.map(({ label: heading, options }, at) => (
        <Group key={heading} role="group" aria-label={heading}>
          <p aria-hidden>{heading}</p>
          {options.map((option, place) => {
            const index = (starts[at] ?? 0) + place
            const {
              kind,
              address,
              title,
              titleLang,
              detail,
              detailLang,
              targetLang,
              isActive = true,
            } = option
            const Icon = icons[kind]
            return (
              <Choice
                key={address}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={address}
                onMouseMove={() => index !== active && onActive(index)}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen()
                }}
              >
                <Icon size={20} aria-hidden />
                <span>
                  <strong lang={titleLang ? langTag(titleLang) : undefined}>{title}</strong>
                  {detail && (
                    <Muted as="span" size={14} lang={detailLang ? langTag(detailLang) : undefined}>
                      {detail}
                    </Muted>
                  )}
                </span>
                {!isActive && <Badge tone="tag">{t('inactive')}</Badge>}
                {targetLang && <Flag langCode={targetLang} size={20} />}
              </Choice>
            )
          })}
        </Group>
      ))}
    </List>
  )
}
