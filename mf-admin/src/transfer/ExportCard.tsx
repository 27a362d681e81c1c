import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { cefrLevels } from '@mowka/domain/course/course'
import { languages } from '@mowka/domain/languages/languages'
import { fileSizeText } from '@mowka/domain/media'
import { warsawDay } from '@mowka/domain/time'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { Button, Grid, Muted, Row, Section, Select, Stack, TextField } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import { type CallArguments, callApi, read, useReads } from '@mowka/web/api'
import { saveFile } from '@mowka/web/views'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Wanted = CallArguments<'downloadContent'>

/** Downloads content as a file. `bytes` is the amount received; `null` while no download is running. */
function useDownload() {
  const { t } = useTranslation('transfer')
  const [bytes, setBytes] = useState<number | null>(null)
  const running = useRef<AbortController>(null)

  const download = async (wanted: Wanted, name: string) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setBytes(0)
    try {
      const chunks = await readAll(await callApi('downloadContent', wanted, { signal }), setBytes, signal)
      saveFile(new Blob(chunks, { type: 'application/octet-stream' }), name)
    } catch (error) {
      if (!signal.aborted) {
        if (!(error instanceof ApiError)) reportError(error, { part: 'content-export' })
        notify('error', t('export.failed'))
      }
    }
    setBytes(null)
  }
  return { bytes, download, stop: () => running.current?.abort() }
}

/** Reads a stream to its end. @throws the signal's reason after an abort, also while waiting for a chunk */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer[]> {
  const reader = stream.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
  const chunks: ArrayBuffer[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) return chunks
    chunks.push(new Uint8Array(value).buffer)
    bytes += value.byteLength
    onProgress(bytes)
  }
}

const formats = ['zip', 'csv'] as const
type Format = (typeof formats)[number]

/** Maximum number of courses in the select. */
const MAX_COURSES = 100

/** Exports all content, one language or one course as files, or exercises as a table. */
export function ExportCard() {
  const { t, i18n } = useTranslation(['transfer', 'common'])
  const [format, setFormat] = useState<Format>('zip')
  const [lang, setLang] = useState<LangCode | ''>('')
  const [courseId, setCourseId] = useState('')
  const [level, setLevel] = useState<CefrLevel | ''>('')
  const [tag, setTag] = useState('')
  const [search, setSearch] = useState('')
  const { bytes, download, stop } = useDownload()
  const reads = useReads({
    courses: read('listCourses', {
      limit: MAX_COURSES,
      ...(lang === '' ? {} : { filters: `targetLang:${lang}` }),
    }),
  })
  const courses = reads.state === 'ready' ? reads.data.courses.data : []
  const isTable = format === 'csv'
  const take = () => {
    const chosen = {
      ...(lang === '' ? {} : { lang }),
      ...(courseId === '' ? {} : { courseId }),
      ...(isTable && level !== '' ? { level } : {}),
      ...(isTable && tag.trim() !== '' ? { tag: tag.trim() } : {}),
      ...(isTable && search.trim() !== '' ? { search: search.trim() } : {}),
    }
    const name = courses.find(({ _id }) => _id === courseId)?.name ?? lang
    return download({ format, ...chosen }, fileName(name, format))
  }
  return (
    <Section title={t('export.title')}>
      <Stack gap={4}>
        <p>{t('export.lead')}</p>
        <Grid columns={3} gap={4}>
          <Select
            label={t('export.format')}
            value={format}
            options={formats.map((value) => ({ value, label: t(`export.as.${value}`) }))}
            onChange={setFormat}
          />
          <Select
            label={t('export.lang')}
            value={lang}
            options={[
              { value: '', label: t('export.allLangs') },
              ...languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) })),
            ]}
            onChange={(next) => {
              setLang(next)
              setCourseId('')
            }}
          />
          <Select
            label={t('export.course')}
            value={courseId}
            options={[
              { value: '', label: t('export.allCourses') },
              ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={setCourseId}
          />
          {isTable && (
            <>
              <Select
                label={t('export.level')}
                value={level}
                options={[
                  { value: '', label: t('export.allLevels') },
                  ...cefrLevels.map((value) => ({ value, label: value })),
                ]}
                onChange={setLevel}
              />
              <TextField label={t('export.tag')} value={tag} maxLength={60} onChange={setTag} />
              <TextField label={t('export.search')} value={search} maxLength={200} onChange={setSearch} />
            </>
          )}
        </Grid>
        <Muted size={14}>{t(isTable ? 'export.tableNote' : 'export.zipNote')}</Muted>
        <Row>
          <Button
            leftIcon={<IconDownload aria-hidden />}
            loading={bytes !== null}
            onClick={() => void take()}
          >
            {t('export.button')}
          </Button>
          {bytes !== null && (
            <>
              <Muted as="span" role="status">
                {t('export.progress', { size: fileSizeText(bytes, i18n.language) })}
              </Muted>
              <Button variant="ghost" onClick={stop}>
                {t('common:cancel')}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Section>
  )
}

/** Returns a file name with the exported content and the current day. */
function fileName(what: string, format: Format): string {
  const plain = what
    .replace(/[łŁ]/g, 'l')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const day = warsawDay(new Date())
  return `${['mowka', plain, day].filter(Boolean).join('-')}.${format}`
}
