import type { AnswerOf } from '@mowka/contract/calls'
import type { ReadName } from '@mowka/contract/endpoints'
import { Button, Muted, ResponsiveDialog, SearchField, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { type Read, useReads } from '@mowka/web/api'
import { ReadStates, useSearchText } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ShortText } from '../list/ShortText'

const Found = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.s3};
    min-height: 52px;
    padding-block: ${tokens.s1};
    border-top: 1px solid ${tokens.line};
  }
  > li > div { min-width: 0; overflow-wrap: anywhere; }
`

/** A row that can be attached. */
export type Attachable = { id: string; name: string; detail?: string }

/** Searches for existing rows and attaches them. Stays open to attach several. */
export function AttachDialog<Name extends ReadName>({
  title,
  find,
  rowsOf,
  attached,
  areSentences = false,
  onAttach,
  onClose,
}: {
  title: string
  /** Returns the read for a search text. It must always be the same API call. */
  find: (search: string) => Read<Name, false>
  rowsOf: (answer: AnswerOf<Name>) => readonly Attachable[]
  /** Ids of attached rows. */
  attached: readonly string[]
  /** Whether the names are sentences, which are truncated (A-CRSE-09), unlike titles. */
  areSentences?: boolean
  /** Attaches a row and returns whether it succeeded. Calls can overlap. */
  onAttach: (id: string) => Promise<boolean>
  onClose: () => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [search, setSearch] = useState('')
  const named = (words: string) => (areSentences ? <ShortText text={words} /> : words)
  const { text, setText, commit } = useSearchText(search, setSearch)
  const reads = useReads({ found: find(search) })
  /** Rows attached in this dialog, which `attached` may not include before the next reload. */
  const [pressed, setPressed] = useState<Readonly<Record<string, 'busy' | 'attached'>>>({})
  const attach = async (id: string) => {
    setPressed((all) => ({ ...all, [id]: 'busy' }))
    const isAttached = await onAttach(id)
    setPressed(({ [id]: _, ...others }) => (isAttached ? { ...others, [id]: 'attached' } : others))
  }
  return (
    <ResponsiveDialog open size="lg" onClose={onClose} title={title}>
      <Stack gap={4}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              commit()
            }}
          >
            <SearchField label={t('common:search')} value={text} onChange={setText} />
          </form>
        </search>
        <ReadStates reads={reads} skeleton={<Skeleton height={240} />} headingLevel={3}>
          {({ found }) => {
            const rows = rowsOf(found)
            if (rows.length === 0) return <Muted>{t('links.nothing')}</Muted>
            return (
              <Found>
                {rows.map(({ id, name, detail }) => {
                  const isAttached = attached.includes(id) || pressed[id] === 'attached'
                  return (
                    <li key={id}>
                      <div>
                        <strong>{named(name)}</strong>
                        {detail && <Muted>{named(detail)}</Muted>}
                      </div>
                      <Button
                        size="sm"
                        loading={pressed[id] === 'busy'}
                        disabled={isAttached}
                        aria-label={t(isAttached ? 'links.attachedRow' : 'links.attachRow', { name })}
                        onClick={() => void attach(id)}
                      >
                        {isAttached ? t('links.attached') : t('links.attach')}
                      </Button>
                    </li>
                  )
                })}
              </Found>
            )
          }}
        </ReadStates>
      </Stack>
    </ResponsiveDialog>
  )
}
