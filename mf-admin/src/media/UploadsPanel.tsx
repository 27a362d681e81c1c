import { fileSizeText } from '@mowka/domain/media'
import { Button, Card, Muted, ProgressBar, Row, Stack, Status, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { progressOf, type Upload } from './use-uploads'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  li { display: flex; flex-wrap: wrap; gap: ${tokens.s2}; align-items: baseline; justify-content: space-between; }
  span { overflow-wrap: anywhere; }
`
const tones = { waiting: 'muted', sending: 'muted', done: 'success', failed: 'danger' } as const

/** The progress of uploads: a bar and a text for the total, and the state of each file. */
export function UploadsPanel({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const { t, i18n } = useTranslation(['admin', 'common'])
  if (uploads.length === 0) return null
  const over = uploads.filter(({ state }) => state === 'done' || state === 'failed').length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const isOver = over === uploads.length
  return (
    <Card as="section" aria-label={t('media.uploads')}>
      <Stack gap={3}>
        <Row justify="between">
          <strong role="status">
            {isOver
              ? t('media.uploaded', { count: over - failed, total: uploads.length })
              : t('media.uploading', { at: over + 1, total: uploads.length })}
          </strong>
          {isOver && (
            <Button size="sm" variant="ghost" onClick={onClear}>
              {t('common:close')}
            </Button>
          )}
        </Row>
        <ProgressBar value={progressOf(uploads)} label={t('media.uploads')} />
        <List>
          {uploads.map(({ id, name, size, state, reason }) => (
            <li key={id}>
              <span>
                {name} <Muted as="span">{fileSizeText(size, i18n.language)}</Muted>
              </span>
              <span>
                <Status tone={tones[state]}>{t(`media.state.${state}`)}</Status>
                {reason && <Muted as="span"> {reason}</Muted>}
              </span>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  )
}
