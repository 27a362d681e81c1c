import type { ContentImport, ImportMistake } from '@mowka/contract/schemas/editor/content-import'
import { libraryFileLimits } from '@mowka/domain/course/library-file'
import { notify } from '@mowka/kernel/platform'
import {
  Alert,
  Button,
  Muted,
  ProgressBar,
  Row,
  Section,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconUpload } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoAccess } from '../list/NoAccess'
import { DropZone } from '../media/DropZone'
import { DropButton, ImportPlan } from './ImportPlan'
import { usePlaceText, useProblemText } from './mistake-texts'

/** Polling interval for the progress of an import, in milliseconds. */
const ASK_EVERY = 1_000

/** The editor's current import. The server stores it, so it survives a reload. */
export function ImportCard() {
  const { t } = useTranslation('transfer')
  const reads = useReads({ current: read('getContentImport') })
  const again = useEffectEvent(() => {
    if (reads.state === 'ready' && !document.hidden) void reads.retry()
  })
  const state = reads.state === 'ready' ? reads.data.current.import?.state : undefined
  const isMoving = state === 'reading' || state === 'applying'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => again(), ASK_EVERY)
    return () => clearInterval(timer)
  }, [isMoving])
  return (
    <Section title={t('import.title')}>
      <ReadStates reads={reads} skeleton={<Skeleton height={160} radius={16} />} locked={<NoAccess />}>
        {({ current }) => (
          <Stack gap={5}>
            <Chooser current={current.import} />
            {current.import && (
              <CurrentImport
                current={current.import}
                refresh={() => {
                  if (reads.state === 'ready') void reads.retry()
                }}
              />
            )}
          </Stack>
        )}
      </ReadStates>
    </Section>
  )
}

/** Uploads a chosen or dropped file. */
function Chooser({ current }: { current: ContentImport | null }) {
  const { t } = useTranslation('transfer')
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useWrite('uploadContentImport', {
    failure: ({ status, code }) => {
      if (status === 413) return t('refusal.TOO_LARGE')
      return code === 'IMPORT_RUNS' ? t('import.runs') : undefined
    },
  })
  const send = ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) return notify('error', t('import.oneFile'))
    if (file.size > libraryFileLimits.bytes) return notify('error', t('refusal.TOO_LARGE'))
    void upload.run({ body: { file } })
  }
  const isWriting = current?.state === 'applying'
  return (
    <DropZone words={t('import.drop')} onFiles={send}>
      <Stack gap={3}>
        <p>{t('import.lead')}</p>
        <Row>
          <Button
            variant={current ? 'outline' : 'primary'}
            leftIcon={<IconUpload aria-hidden />}
            loading={upload.busy}
            disabled={isWriting}
            onClick={() => chooser.current?.click()}
          >
            {t(current ? 'import.another' : 'import.choose')}
          </Button>
        </Row>
        <VisuallyHidden>
          <input
            ref={chooser}
            type="file"
            accept=".zip,.csv,.yaml,.yml"
            aria-label={t('import.choose')}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              send([...(currentTarget.files ?? [])])
              // Without this, choosing the same file again fires no change event.
              currentTarget.value = ''
            }}
          />
        </VisuallyHidden>
        <Muted size={14}>{t('import.note')}</Muted>
      </Stack>
    </DropZone>
  )
}

function CurrentImport({ current, refresh }: { current: ContentImport; refresh: () => void }) {
  const { t } = useTranslation('transfer')
  const { state, percent, fileName } = current
  if (state === 'refused') return <Mistakes current={current} />
  if (state === 'reading' || state === 'applying') {
    const words = t(state === 'reading' ? 'import.reading' : 'import.applying', {
      name: fileName,
    })
    return (
      <Stack gap={2}>
        <ProgressBar value={percent} label={words} valueText={t('percent', { percent })} />
        <Row justify="between">
          <Muted role="status">{words}</Muted>
          <Muted as="span">{t('percent', { percent })}</Muted>
        </Row>
        {state === 'applying' && <Muted size={14}>{t('import.mayLeave')}</Muted>}
      </Stack>
    )
  }
  // A new plan starts without selected rows.
  return <ImportPlan key={current.digest} current={current} refresh={refresh} />
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: ${tokens.s3} ${tokens.s4}; border: 1px solid ${tokens.line}; border-radius: ${tokens.r12}; overflow-wrap: anywhere; }
`

/** The mistakes in a refused file. */
function Mistakes({ current }: { current: ContentImport }) {
  const { t } = useTranslation('transfer')
  const textOf = useProblemText()
  const { mistakes, mistakeCount, fileName } = current
  const isCut = mistakeCount > mistakes.length
  return (
    <Stack gap={4}>
      <Alert kind="error" live title={t('refused.title', { name: fileName })}>
        {t('refused.text', { count: mistakeCount })}
      </Alert>
      <List aria-label={t('refused.list')}>
        {mistakes.map((mistake, index) => (
          <li key={`${mistake.file} ${mistake.key} ${index}`}>
            <Place mistake={mistake} />
            <div>{textOf(mistake)}</div>
          </li>
        ))}
      </List>
      {isCut && <Muted>{t('refused.more', { count: mistakeCount - mistakes.length })}</Muted>}
      <DropButton />
    </Stack>
  )
}

function Place({ mistake: { file, line, key } }: { mistake: ImportMistake }) {
  const { t } = useTranslation('transfer')
  const placeText = usePlaceText()
  const parts = [
    placeText.file(file),
    line === null ? '' : t('line', { line }),
    key ? placeText.key(key) : '',
  ].filter(Boolean)
  return parts.length === 0 ? null : (
    <Muted size={14} translate="no">
      {parts.join(' · ')}
    </Muted>
  )
}
