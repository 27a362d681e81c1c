import type { PopupEntry } from '../schema'
import { checkIllustrated } from './check-rich-text'
import { checkText } from './finding-text'
import { type Problem, type Report, reportRepeated } from './problem'

/**
 * Checks days and texts, and that no two active popups share a day, because learners would get both in a row
 * (P-POPUP-02).
 */
export function checkPopups(popups: readonly PopupEntry[]): Problem[] {
  const problems: Problem[] = []
  const report: Report = (key, message) => problems.push({ file: 'popups.yaml', key, message })
  popups.forEach(({ title, content, startDate, endDate }, index) => {
    checkText(report, `popups[${index}].title`, title, 'PL')
    checkIllustrated(report, `popups[${index}].content`, content)
    if (endDate < startDate) report(`popups[${index}].endDate`, `is before the first day, ${startDate}`)
  })
  reportRepeated(
    report,
    popups.map(({ slug }, index) => ({ key: `popups[${index}].slug`, value: slug })),
    'the slug',
  )
  popups.forEach((popup, index) => {
    const other = popups.slice(0, index).find((each) => areSeenTogether(each, popup))
    if (other) report(`popups[${index}].startDate`, `is active on a day of "${other.slug}", too`)
  })
  return problems
}

const areSeenTogether = (one: PopupEntry, other: PopupEntry): boolean =>
  one.active && other.active && one.startDate <= other.endDate && other.startDate <= one.endDate
