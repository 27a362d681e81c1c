import { Button, focusMain, Row } from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'

/** Pagination of the list; renders nothing for a single page. */
export function RepetitionPages({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const { t } = useTranslation(['learning', 'repetition'])
  if (pages <= 1) return null
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo({ top: 0 })
    focusMain()
  }
  return (
    <Row as="nav" justify="center" gap={4} aria-label={t('repetition:pages')}>
      <Button leftIcon={<IconChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('repetition:previousPage')}
      </Button>
      <span role="status">{t('repetition:page', { page, pages })}</span>
      <Button
        rightIcon={<IconChevronRight aria-hidden />}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      >
        {t('repetition:nextPage')}
      </Button>
    </Row>
  )
}
