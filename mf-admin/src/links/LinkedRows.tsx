import type { AnswerOf } from '@mowka/contract/calls'
import type { ReadName } from '@mowka/contract/endpoints'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ListChange } from '@mowka/contract/schemas/editor/catalog'
import { languageOf } from '@mowka/domain/languages/languages'
import { confirm, notify } from '@mowka/kernel/platform'
import { Button, Card, IconButton, Muted, Row, Section, Skeleton, Stack } from '@mowka/kernel/ui'
import { IconLink, IconPencil, IconPlus, IconX } from '@mowka/kernel/ui/icons'
import type { Outcome, Read, ReadState } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFromHere, useReturnedRow } from '../edit/way-back'
import { ShortText } from '../list/ShortText'
import { type Attachable, AttachDialog } from './AttachDialog'
import { moveChange } from './list-change'
import { SortableList } from './SortableList'

/** A sentence or word in a lesson. */
export type LinkedRow = {
  id: string
  example: string
  exampleLang: LangCode
  answer: string
  answerLang: LangCode
  active: boolean
}

type Texts = {
  title: string
  create: string
  attach: string
  empty: string
  askRemove: (name: string) => string
  removed: string
  attached: string
}

/** A section with the linked rows of another row, which can be reordered, removed, created and attached. */
export function LinkedRows<Data, Name extends ReadName>({
  texts,
  reads,
  linksOf,
  page,
  newPage,
  write,
  find,
  rowsOf,
  otherAction,
}: {
  texts: Texts
  reads: ReadState<Data>
  linksOf: (data: Data) => readonly LinkedRow[]
  /** Returns the path of a row's page. */
  page: (id: string) => string
  /** URL of the page that creates a row and adds it to the list. */
  newPage: string
  /** Saves a change of the list. */
  write: (change: ListChange) => Promise<Outcome<unknown>>
  find: (search: string) => Read<Name, false>
  rowsOf: (answer: AnswerOf<Name>) => readonly Attachable[]
  /** Another button beside those that attach and create a row. */
  otherAction?: ReactNode
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [isAttaching, setAttaching] = useState(false)
  const fromHere = useFromHere()
  const pageFromHere = (id: string) => fromHere(page(id))
  useReturnedRow(pageFromHere, reads.state === 'ready')
  const save = async (change: ListChange, said: string) => {
    const { ok } = await write(change)
    if (ok) notify('success', said)
    return ok
  }
  const remove = async (row: LinkedRow) => {
    const isSure = await confirm({
      title: texts.askRemove(row.answer),
      text: t('row.cannotUndo'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await save({ action: 'detach', rowId: row.id }, texts.removed)
  }
  return (
    <Section
      title={texts.title}
      aside={
        <Row>
          <Button size="sm" leftIcon={<IconLink aria-hidden />} onClick={() => setAttaching(true)}>
            {texts.attach}
          </Button>
          {otherAction}
          <Button size="sm" variant="navy" leftIcon={<IconPlus aria-hidden />} to={fromHere(newPage)}>
            {texts.create}
          </Button>
        </Row>
      }
    >
      <ReadStates reads={reads} skeleton={<Skeleton height={200} />}>
        {(data) => {
          const links = linksOf(data)
          const ids = links.map(({ id }) => id)
          return (
            <Stack gap={3}>
              {links.length === 0 ? (
                <Muted>{texts.empty}</Muted>
              ) : (
                <Card padding="small">
                  <SortableList
                    label={texts.title}
                    onMove={(from, to) => void write(moveChange(ids, from, to))}
                    items={links.map((row) => ({
                      id: row.id,
                      name: row.answer,
                      content: (
                        <>
                          <strong lang={languageOf(row.answerLang).tag}>
                            <ShortText text={row.answer} />
                          </strong>
                          <Muted lang={languageOf(row.exampleLang).tag}>
                            <ShortText text={row.example} />
                          </Muted>
                          {!row.active && <Muted as="span">{t('links.inactive')}</Muted>}
                        </>
                      ),
                      actions: (
                        <>
                          <IconButton
                            size="sm"
                            aria-label={t('links.edit', { name: row.answer })}
                            to={pageFromHere(row.id)}
                          >
                            <IconPencil aria-hidden />
                          </IconButton>
                          <IconButton
                            size="sm"
                            aria-label={t('links.remove', { name: row.answer })}
                            onClick={() => void remove(row)}
                          >
                            <IconX aria-hidden />
                          </IconButton>
                        </>
                      ),
                    }))}
                  />
                </Card>
              )}
              {isAttaching && (
                <AttachDialog
                  title={texts.attach}
                  find={find}
                  rowsOf={rowsOf}
                  attached={ids}
                  areSentences
                  onAttach={(rowId) => save({ action: 'attach', rowId }, texts.attached)}
                  onClose={() => setAttaching(false)}
                />
              )}
            </Stack>
          )
        }}
      </ReadStates>
    </Section>
  )
}
