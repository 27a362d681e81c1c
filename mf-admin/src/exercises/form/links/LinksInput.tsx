import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { Button, IconButton, Muted, Row, SearchField, Stack, tokens } from '@mowka/kernel/ui'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconX } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useFormField, useFormValues } from '@mowka/web/forms'
import { useSearchText } from '@mowka/web/views'
import { lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ShortText } from '../../../list/ShortText'
import type { ExerciseValues } from '../exercise-entity'
import { useExerciseFindings } from '../findings/exercise-findings'
import { FindingNotes } from '../findings/FindingNotes'

/** Loaded with the first drawer, so that the form doesn't wait for the text editor of hints. */
const LinkDrawer = lazy(() => import(/* webpackChunkName: "link-drawer" */ './LinkDrawer'))

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0 0 6px; font-size: var(--mw-fs-14); font-weight: 800; }
`
const Links = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.s1};
    min-height: 36px;
    padding-left: ${tokens.s3};
    border-radius: ${tokens.r8};
    background: ${tokens.sunken};
    > :first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  }
`

/** A word or hint that an exercise links to. */
export type Link = { _id: string; text: string }

/** Opens the drawer with the content of a new hint; `onSaved` is called if the editor saves it. */
export type OpenNewHint = (content: string, onSaved: () => void) => void

/**
 * The links of an exercise in order, with a search to add them, buttons to move them, and a drawer to create and edit
 * linked rows. `known` has the texts of the stored links.
 */
export function LinksInput({
  name,
  label,
  known,
  findings = [],
  opener,
}: {
  name: 'hints' | 'words'
  label: string
  known: readonly Link[]
  findings?: readonly Finding[]
  /** Lets other fields of the form open the drawer. */
  opener?: Ref<OpenNewHint> | undefined
}) {
  const { t } = useTranslation('admin')
  const { exampleLang, answerLang } = useFormValues<ExerciseValues>()
  const field = useFormField<string[]>({ name, label })
  const [sought, setSought] = useState('')
  const [added, setAdded] = useState<readonly Link[]>([])
  /** The row in the drawer, `null` for a new one. */
  const [drawer, setDrawer] = useState<{
    id: string | null
    content?: string
    onSaved?: () => void
  } | null>(null)
  useImperativeHandle(opener, () => (content, onSaved) => setDrawer({ id: null, content, onSaved }), [])
  const { text, setText } = useSearchText(sought, setSought)
  const reads = useReads({
    found: read('getLinkable', sought === '' ? null : { search: sought, exampleLang, answerLang }, {
      keepPrevious: true,
    }),
  })
  const texts = new Map([...known, ...added].map((link) => [link._id, link.text]))
  const found: readonly Link[] = reads.state === 'ready' && sought !== '' ? reads.data.found[name] : []
  const offered = found.filter(({ _id }) => !field.value.includes(_id))
  const move = (from: number, to: number) =>
    field.onChange(field.value.toSpliced(from, 1).toSpliced(to, 0, ...field.value.slice(from, from + 1)))
  return (
    <Group id={field.id}>
      <legend>{label}</legend>
      <Stack gap={2}>
        {field.value.length > 0 && (
          <Links>
            {field.value.map((id, index) => {
              const words = texts.get(id) ?? id
              return (
                <li key={id}>
                  <span>{name === 'hints' ? <ShortText text={words} /> : words}</span>
                  <IconButton
                    size="sm"
                    aria-label={t('exercises.link.edit', { text: words })}
                    onClick={() => setDrawer({ id })}
                  >
                    <IconPencil aria-hidden />
                  </IconButton>
                  {index > 0 && (
                    <IconButton
                      size="sm"
                      aria-label={t('exercises.link.up', { text: words })}
                      onClick={() => move(index, index - 1)}
                    >
                      <IconArrowUp aria-hidden />
                    </IconButton>
                  )}
                  {index < field.value.length - 1 && (
                    <IconButton
                      size="sm"
                      aria-label={t('exercises.link.down', { text: words })}
                      onClick={() => move(index, index + 1)}
                    >
                      <IconArrowDown aria-hidden />
                    </IconButton>
                  )}
                  <IconButton
                    size="sm"
                    aria-label={t('exercises.link.remove', { text: words })}
                    onClick={() => field.onChange(field.value.filter((each) => each !== id))}
                  >
                    <IconX aria-hidden />
                  </IconButton>
                </li>
              )
            })}
          </Links>
        )}
        <FindingNotes findings={findings} />
        <Row>
          <Button
            size="sm"
            variant="ghost"
            leftIcon={<IconPlus aria-hidden />}
            onClick={() => setDrawer({ id: null })}
          >
            {t(`exercises.link.create.${name}`)}
          </Button>
        </Row>
        <SearchField size="sm" label={t(`exercises.link.find.${name}`)} value={text} onChange={setText} />
        {sought !== '' && reads.state === 'ready' && offered.length === 0 && (
          <Muted size={14}>{t('exercises.link.nothing')}</Muted>
        )}
        {offered.length > 0 && (
          <Links aria-label={t('exercises.link.found')}>
            {offered.map((link) => (
              <li key={link._id}>
                <span>{name === 'hints' ? <ShortText text={link.text} /> : link.text}</span>
                <IconButton
                  size="sm"
                  aria-label={t('exercises.link.add', { text: link.text })}
                  onClick={() => {
                    setAdded((all) => [...all, link])
                    field.onChange([...field.value, link._id])
                  }}
                >
                  <IconPlus aria-hidden />
                </IconButton>
              </li>
            ))}
          </Links>
        )}
      </Stack>
      {drawer && (
        <Suspense>
          <LinkDrawer
            name={name}
            id={drawer.id}
            typed={name === 'words' ? text.trim() : (drawer.content ?? '')}
            exampleLang={exampleLang}
            answerLang={answerLang}
            onSaved={(link) => {
              setAdded((all) => [...all, link])
              if (!field.value.includes(link._id)) field.onChange([...field.value, link._id])
              if (drawer.id === null) setText('')
              drawer.onSaved?.()
            }}
            onClose={() => setDrawer(null)}
          />
        </Suspense>
      )}
    </Group>
  )
}

/** The hints of an exercise. A sentence without one has a finding. */
export function HintsInput(props: { label: string; known: readonly Link[]; opener: Ref<OpenNewHint> }) {
  return <LinksInput {...props} name="hints" findings={useExerciseFindings().hints} />
}
