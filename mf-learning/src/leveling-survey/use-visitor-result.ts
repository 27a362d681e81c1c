import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasPendingResult, transferResults } from '../leveling-result/save-result'
import { pendingSurvey } from './pending-survey'

/**
 * Skips the survey for learners who took the leveling test as a visitor: transfers the result to the account and
 * opens the courses. Returns true while that is in progress; on failure the survey is shown.
 */
export function useVisitorResult(lang: LangCode): boolean {
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(() => hasPendingResult(lang))
  useEffect(() => {
    if (!isTaking) return
    let isHere = true
    void transferResults().then(() => {
      if (!isHere) return
      if (hasPendingResult(lang)) {
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
