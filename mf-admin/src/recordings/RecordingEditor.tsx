import type { LangCode } from '@mowka/contract/schemas/common'
import type { UploadedRecording } from '@mowka/contract/schemas/editor/exercise'
import { langTag } from '@mowka/domain/languages/languages'
import { type ApiError, confirm } from '@mowka/kernel/platform'
import { AudioButton, audio } from '@mowka/kernel/platform/study'
import { Button, Muted, Row, Stack } from '@mowka/kernel/ui'
import { FileField } from '@mowka/kernel/ui/forms'
import { IconSparkles, IconTrash, IconUpload } from '@mowka/kernel/ui/icons'
import type { Outcome } from '@mowka/web/api'
import { reaction } from 'mobx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { base64Of } from '../media/base64'

const Player = styled.audio`
  width: 100%;
`

/** The player that was started last, among those of both texts. */
let latest: HTMLAudioElement | null = null

function silenceOthers(player: HTMLAudioElement): void {
  audio.stop()
  if (latest !== player) latest?.pause()
  latest = player
}

/** Plays a file before its upload. Only one file or recording plays at a time (P-AUDIO-07). */
export function FilePlayer({ url, label }: { url: string; label: string }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(
    () =>
      reaction(
        () => audio.current !== null,
        (isOther) => isOther && player.current?.pause(),
      ),
    [],
  )
  return (
    <Player
      ref={player}
      controls
      src={url}
      aria-label={label}
      onPlay={({ currentTarget }) => silenceOthers(currentTarget)}
    />
  )
}

/** Maximum size of a recording, in bytes. The server refuses larger files. */
const MAX_RECORDING_BYTES = 10 * 1024 * 1024

/** Whether a file has the MP3 media type (A-EXFO-26). The server checks its content. */
const isMp3File = ({ type }: Pick<File, 'type'>): boolean => type === 'audio/mpeg'

/** Returns an object URL to play a chosen file before its upload. */
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

/** A text with its recording. */
export type Recorded = { text: string; lang: LangCode; recordingId: string | null }

/** Write operations on a recording, each saved immediately. */
export type RecordingWrites = {
  upload: { run: (body: UploadedRecording) => Promise<Outcome<unknown>>; busy: boolean }
  speak: { run: () => Promise<unknown>; busy: boolean }
  remove: { run: (recordingId: string) => Promise<unknown>; busy: boolean }
}

/** Returns the notices about writes to recordings, for `useWrite`. */
export function useRecordingWords() {
  const { t } = useTranslation('admin')
  return {
    upload: {
      success: () => t('recordings.saved'),
      failure: ({ status }: ApiError) => (status === 422 ? t('recordings.notMp3') : undefined),
    },
    speak: { success: () => t('recordings.saved') },
    remove: { success: () => t('recordings.deleted') },
  }
}

/** Controls to play, upload, replace, delete or generate the recording of a text. */
export function RecordingEditor({
  title,
  of: { text, lang, recordingId },
  writes: { upload, speak, remove },
}: {
  title: string
  of: Recorded
  writes: RecordingWrites
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [files, setFiles] = useState<readonly File[]>([])
  const [mistake, setMistake] = useState<string>()
  const [file] = files
  const url = useFileUrl(file)
  const isBusy = upload.busy || speak.busy || remove.busy

  const choose = (chosen: File[]) => {
    const [next] = chosen
    if (next && !isMp3File(next)) return setMistake(t('recordings.notMp3'))
    if (next && next.size > MAX_RECORDING_BYTES) return setMistake(t('recordings.tooLarge'))
    setMistake(undefined)
    return setFiles(chosen)
  }
  const send = async (chosen: File) => {
    const outcome = await upload.run({ lang, name: chosen.name, content: await base64Of(chosen) })
    if (outcome.ok) setFiles([])
  }
  const askToRemove = async (recording: string) => {
    const isSure = await confirm({
      title: t('recordings.askDelete'),
      text: t('row.cannotUndo'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run(recording)
  }

  return (
    <Stack gap={3}>
      <Row nowrap justify="between">
        <div>
          <strong>{title}</strong>
          <Muted size={14} lang={langTag(lang)}>
            {text}
          </Muted>
        </div>
        <AudioButton recordingId={recordingId} label={t('common:play', { text })} doubleClick="fast" />
      </Row>
      {recordingId === null && <Muted size={14}>{t('recordings.none')}</Muted>}
      <FileField
        label={t(recordingId === null ? 'recordings.file' : 'recordings.other')}
        note={t('recordings.note')}
        accept="audio/mpeg"
        error={mistake}
        value={files}
        onChange={choose}
      />
      {file && url && (
        <>
          <FilePlayer url={url} label={t('recordings.listen', { name: file.name })} />
          <Row>
            <Button
              size="sm"
              variant="navy"
              leftIcon={<IconUpload aria-hidden />}
              loading={upload.busy}
              disabled={isBusy}
              onClick={() => void send(file)}
            >
              {t('recordings.upload')}
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
          onClick={() => void speak.run()}
        >
          {t('recordings.speak')}
        </Button>
        {recordingId !== null && (
          <Button
            size="sm"
            variant="danger-outline"
            leftIcon={<IconTrash aria-hidden />}
            disabled={isBusy}
            onClick={() => void askToRemove(recordingId)}
          >
            {t('recordings.delete')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
