import { read, useReads } from '@mowka/web/api'
import type { LessonHelps } from '../../helps/glossary/HelpsTabs'

/** Loads the words and hints of a lesson separately; the lesson works without them. */
export function useLessonHelps(lessonId: string): LessonHelps {
  const words = useReads({ list: read('getLessonWords', { id: lessonId }) })
  const hints = useReads({ list: read('getLessonHints', { id: lessonId, activeOnly: 'true' }) })
  return {
    words: words.state === 'ready' ? words.data.list.data : undefined,
    wordsFailed: words.state !== 'ready' && words.state !== 'loading',
    hints: hints.state === 'ready' ? hints.data.list.data : undefined,
    hintsFailed: hints.state !== 'ready' && hints.state !== 'loading',
  }
}
