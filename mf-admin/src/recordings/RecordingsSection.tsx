import type { RecordingType } from '@mowka/contract/schemas/exercise'
import { Card, Grid, Section } from '@mowka/kernel/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { recordingAnchor } from './recording-link'

/** The recordings of both texts of a row. What is done here is done at once, not with the form. */
export function RecordingsSection({ children }: { children: (type: RecordingType) => ReactNode }) {
  const { t } = useTranslation('admin')
  // Links to a recording lead here, after the page has read its row.
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
