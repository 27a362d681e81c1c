import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { ListPage, useList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { giftCardColumns } from './gift-card-columns'
import { NewGiftCardDialog } from './NewGiftCardDialog'
import { useCardPdf } from './use-card-pdf'

/** The list of gift cards, with a filter by batch (A-GIFT). */
export default function AdminGiftCardsPage() {
  const { t } = useTranslation('admin')
  const list = useList('listGiftCards')
  const savePdf = useCardPdf(list)
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} onClick={() => setMaking(true)}>
      {t('giftCards.new.open')}
    </Button>
  )
  return (
    <>
      <ListPage
        title={t('giftCards.title')}
        count={(count) => t('giftCards.count', { count })}
        actions={make}
        handle={list}
        columns={giftCardColumns(t, savePdf)}
        rowKey={(card) => card._id}
        locked={<NoAccess />}
        texts={t('giftCards.list', { returnObjects: true, directory: list.view.filters.directory })}
      />
      {isMaking && <NewGiftCardDialog onClose={() => setMaking(false)} />}
    </>
  )
}
