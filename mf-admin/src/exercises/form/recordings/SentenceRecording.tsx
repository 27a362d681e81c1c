import { useWrite } from '@mowka/shared/api'
import type { EditedExercise, RecordingType } from '@mowka/shared/contract/schemas/exercise'
import { langTag } from '@mowka/shared/domain/languages'
import { confirm } from '@mowka/shared/platform'
import { AudioButton } from '@mowka/shared/platform/study'
import { Button, Muted, Row, Stack } from '@mowka/shared/ui'
import { FileField } from '@mowka/shared/ui/forms'
import { IconSparkles, IconTrash, IconUpload } from '@mowka/shared/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { base64Of, isMp3File, MAX_RECORDING_BYTES } from './recording-file'

const Player = styled.audio`
  width: 100%;
`

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

/** One sentence's recording: heard, uploaded, replaced, deleted, or spoken by the speech service. */
export function SentenceRecording({ exercise, type }: { exercise: EditedExercise; type: RecordingType }) {
  const { t } = useTranslation(['admin', 'common'])
  const [files, setFiles] = useState<readonly File[]>([])
  const [mistake, setMistake] = useState<string>()
  const [file] = files
  const url = useFileUrl(file)
  const { _id: id } = exercise
  const text = exercise[type]
  const lang = exercise[`${type}Lang`]
  const recordingId = exercise[`${type}Recording`]

  const upload = useWrite('uploadExerciseRecording', {
    success: () => t('exercises.recording.saved'),
    failure: ({ status }) => (status === 422 ? t('exercises.recording.notMp3') : undefined),
    onAnswer: () => setFiles([]),
  })
  const speak = useWrite('speakExercise', { success: () => t('exercises.recording.saved') })
  const remove = useWrite('deleteExerciseRecording', { success: () => t('exercises.recording.deleted') })
  const isBusy = upload.busy || speak.busy || remove.busy

  const choose = (chosen: File[]) => {
    const [next] = chosen
    if (next && !isMp3File(next)) return setMistake(t('exercises.recording.notMp3'))
    if (next && next.size > MAX_RECORDING_BYTES) return setMistake(t('exercises.recording.tooLarge'))
    setMistake(undefined)
    return setFiles(chosen)
  }
  const send = async (chosen: File) => {
    const body = { lang, name: chosen.name, content: await base64Of(chosen) }
    await upload.run({ id, type, body })
  }
  const askToRemove = async (recording: string) => {
    const isSure = await confirm({
      title: t('exercises.recording.askDelete'),
      text: t('exercises.cannotBeUndone'),
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
          <strong>{t(`exercises.recording.of.${type}`)}</strong>
          <Muted size={14} lang={langTag(lang)}>
            {text}
          </Muted>
        </div>
        <AudioButton recordingId={recordingId} label={t('common:play', { text })} doubleClick="fast" />
      </Row>
      {recordingId === null && <Muted size={14}>{t('exercises.recording.none')}</Muted>}
      <FileField
        label={t(recordingId === null ? 'exercises.recording.file' : 'exercises.recording.other')}
        note={t('exercises.recording.note')}
        accept="audio/mpeg"
        error={mistake}
        value={files}
        onChange={choose}
      />
      {file && url && (
        <>
          <Player controls src={url} aria-label={t('exercises.recording.listen', { name: file.name })} />
          <Row>
            <Button
              size="sm"
              variant="primary"
              leftIcon={<IconUpload aria-hidden />}
              loading={upload.busy}
              disabled={isBusy}
              onClick={() => void send(file)}
            >
              {t('exercises.recording.upload')}
            </Button>
          </Row>
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
          {t('exercises.recording.speak')}
        </Button>
        {recordingId !== null && (
          <Button
            size="sm"
            variant="danger-outline"
            leftIcon={<IconTrash aria-hidden />}
            disabled={isBusy}
            onClick={() => void askToRemove(recordingId)}
          >
            {t('exercises.recording.delete')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
