import { Button, Muted, media, ResponsiveDialog, Stack, tokens } from '@mowka/kernel/ui'
import { useGuardedClose } from '@mowka/web/forms'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.s6};
  align-items: start;
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const Preview = styled.section`
  position: sticky;
  top: 0;
  display: grid;
  gap: ${tokens.s3};
  padding: ${tokens.s4};
  border-radius: ${tokens.r16};
  background: ${tokens.sunken};
  ${media.belowMedium} { position: static; }
`

/** Note beside the buttons; on phones above them. */
const DoneNote = styled(Muted).attrs({ size: 14 as const })`
  && { flex: 1 1 200px; align-self: center; }
  ${media.phone} { && { flex: 1 0 100%; } }
`

/** The fields of one row of a list in a draft. */
export const DraftRow = styled.fieldset`
  display: grid;
  gap: ${tokens.s3};
  min-width: 0;
  margin: 0;
  padding: ${tokens.s3} ${tokens.s4} ${tokens.s4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r16};
  > legend { padding: 0 ${tokens.s2}; font-size: ${tokens.fs14}; font-weight: 800; }
`
/** Fields next to each other where there is room. */
export const DraftPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${tokens.s3};
  align-items: start;
`

/** Dialog for an introduction or a dialogue: fields beside a preview. Asks before a changed draft is closed. */
export function DraftDialog({
  title,
  isDirty,
  preview,
  onDone,
  onClose,
  children,
}: {
  title: string
  isDirty: boolean
  preview: ReactNode
  /** Called to validate the draft and copy it to the lesson's form. */
  onDone: () => void
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation(['lessonTeaching', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  return (
    <ResponsiveDialog
      open
      size="xl"
      title={title}
      onClose={close}
      actions={
        <>
          <DoneNote>{t('doneNote')}</DoneNote>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button variant="primary" onClick={onDone}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Columns>
        <Stack gap={5}>{children}</Stack>
        <Preview aria-label={t('preview')}>
          <strong>{t('preview')}</strong>
          {preview}
        </Preview>
      </Columns>
    </ResponsiveDialog>
  )
}
