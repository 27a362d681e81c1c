import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isResultWaiting, takeOverResults } from '../leveling-test/save-result'
import { pendingSurvey } from './pending-survey'

/**
 * Someone who took the leveling test as a visitor is not asked again what they know: the account takes the result over
 * and the courses follow. True while that is under way; when it fails the survey asks after all.
 */
export function useResultOfVisitor(lang: LangCode): boolean {
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(() => isResultWaiting(lang))
  useEffect(() => {
    if (!isTaking) return
    let isHere = true
    void takeOverResults().then(() => {
      if (!isHere) return
      if (isResultWaiting(lang)) {
        setTaking(false)
        return
      }
      pendingSurvey.end()
      void navigate(paths.root(), { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [isTaking, lang, navigate])
  return isTaking
}
