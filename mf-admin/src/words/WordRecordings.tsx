import { useWrite } from '@mowka/shared/api'
import type { DictionaryWord } from '@mowka/shared/contract/schemas/catalog'
import type { RecordingType } from '@mowka/shared/contract/schemas/exercise'
import { languageOf } from '@mowka/shared/domain/languages'
import { confirm } from '@mowka/shared/platform'
import { AudioButton } from '@mowka/shared/platform/study'
import { Button, Card, Grid, Muted, Row, Section, Stack } from '@mowka/shared/ui'
import { FileField } from '@mowka/shared/ui/forms'
import { IconSparkles, IconTrash, IconUpload } from '@mowka/shared/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { base64Of } from '../media/base64'

/** The largest file, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024

const Player = styled.audio`
  width: 100%;
`

/** The recordings of both texts of a word (A-WORD-07). What is done here is done at once, not with the form. */
export function WordRecordings({ word }: { word: DictionaryWord }) {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('words.recordings.title')}>
      <Grid columns={2}>
        {(['example', 'answer'] as const).map((type) => (
          <Card key={type}>
            <OneRecording word={word} type={type} />
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

/** An address under which a chosen file can be heard before it is sent. */
function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function OneRecording({ word, type }: { word: DictionaryWord; type: RecordingType }) {
  const { t } = useTranslation(['admin', 'common'])
  const [files, setFiles] = useState<readonly File[]>([])
  const [file] = files
  const url = useFileUrl(file)
  const { _id: id } = word
  const [text, lang, recordingId] = [word[type], word[`${type}Lang`], word[`${type}Recording`]]
  const upload = useWrite('uploadWordRecording', {
    success: () => t('words.recordings.saved'),
    failure: ({ status }) => (status === 422 ? t('words.recordings.notMp3') : undefined),
    onAnswer: () => setFiles([]),
  })
  const speak = useWrite('speakWord', { success: () => t('words.recordings.saved') })
  const remove = useWrite('deleteWordRecording', { success: () => t('words.recordings.deleted') })
  const isBusy = upload.busy || speak.busy || remove.busy
  const isTooLarge = file !== undefined && file.size > MAX_BYTES
  const send = async (chosen: File) => {
    await upload.run({ id, type, body: { lang, name: chosen.name, content: await base64Of(chosen) } })
  }
  const askToRemove = async (recording: string) => {
    const isSure = await confirm({
      title: t('words.recordings.askDelete'),
      text: t('edit.cannotUndo'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run({ id, recordingId: recording })
  }
  return (
    <Stack gap={3}>
      <Row nowrap justify="between">
        <div>
          <strong>{t(`words.recordings.${type}`)}</strong>
          <Muted size={14} lang={languageOf(lang).tag}>
            {text}
          </Muted>
        </div>
        <AudioButton recordingId={recordingId} label={t('common:play', { text })} doubleClick="fast" />
      </Row>
      {recordingId === null && <Muted size={14}>{t('words.recordings.none')}</Muted>}
      <FileField
        label={t('words.recordings.file')}
        note={t('words.recordings.note')}
        accept="audio/mpeg"
        error={isTooLarge ? t('words.recordings.tooLarge') : undefined}
        value={files}
        onChange={setFiles}
      />
      {file && url && !isTooLarge && (
        <>
          <Player controls src={url} aria-label={t('words.recordings.listen', { name: file.name })} />
          <div>
            <Button
              size="sm"
              variant="primary"
              leftIcon={<IconUpload aria-hidden />}
              loading={upload.busy}
              disabled={isBusy}
              onClick={() => void send(file)}
            >
              {t('words.recordings.upload')}
            </Button>
          </div>
        </>
      )}
      <Row>
        <Button
          size="sm"
          leftIcon={<IconSparkles aria-hidden />}
          loading={speak.busy}
          disabled={isBusy}
          onClick={() => void speak.run({ id, type })}
        >
          {t('words.recordings.speak')}
        </Button>
        {recordingId !== null && (
          <Button
            size="sm"
            variant="danger-outline"
            leftIcon={<IconTrash aria-hidden />}
            disabled={isBusy}
            onClick={() => void askToRemove(recordingId)}
          >
            {t('words.recordings.delete')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
