import { paths } from '@mowka/contract/routes'
import { langTag } from '@mowka/domain/languages/languages'
import { wordsToCompare } from '@mowka/domain/sentence-rules/near-duplicates'
import { Alert } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ExerciseValues } from './exercise-entity'

/** Inherits the text colour, because the link colour has too little contrast on a warning. */
const Similar = styled(Link)`
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
`

/** Search debounce, in milliseconds. */
const DEBOUNCE = 500

/**
 * Warns about exercises that differ from the typed one by a single word, because they would seem repetitive to
 * learners.
 */
export function SimilarExercises({ except }: { except?: string | undefined }) {
  const { t } = useTranslation('admin')
  const { answer, answerLang } = useFormValues<ExerciseValues>()
  const [asked, setAsked] = useState(answer)
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(answer.trim()), DEBOUNCE)
    return () => window.clearTimeout(timer)
  }, [answer])
  const isLong = wordsToCompare(asked) !== null
  const reads = useReads({
    similar: read(
      'getSimilarExercises',
      isLong ? { answer: asked, answerLang, ...(except === undefined ? {} : { except }) } : null,
    ),
  })
  const found = isLong && reads.state === 'ready' ? reads.data.similar.data : []
  if (found.length === 0) return null
  return (
    <Alert kind="warning" title={t('exercises.similar')}>
      {found.map((each) => (
        <div key={each._id}>
          <Similar to={paths.adminEditExercise({ exerciseId: each._id })} target="_blank">
            <span lang={langTag(answerLang)}>{each.answer}</span>
          </Similar>{' '}
          ({each.example})
        </div>
      ))}
    </Alert>
  )
}
