import type { RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { Card, Grid, Section } from '@mowka/kernel/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { recordingAnchor } from './RecordedCell'

/** The recordings of both texts of a row. Changes are saved immediately, independently of the form. */
export function RecordingsSection({ children }: { children: (type: RecordingType) => ReactNode }) {
  const { t } = useTranslation('admin')
  // Scrolls to the linked recording after the row was loaded.
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' }), [hash])
  return (
    <Section title={t('recordings.title')}>
      <Grid columns={2}>
        {(['example', 'answer'] as const).map((type) => (
          <Card key={type} id={recordingAnchor(type)}>
            {children(type)}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
