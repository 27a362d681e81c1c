import type { giftCardList } from '@mowka/contract/endpoints/gift-card'
import { listArguments } from '@mowka/contract/list'
import type { GiftCard } from '@mowka/contract/schemas/gift-card'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { callApi } from '@mowka/web/api'
import { saveFile } from '@mowka/web/views'
import { type ListHandle, ListPage, useList } from '@mowka/web/views/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { giftCardColumns } from './gift-card-columns'
import { NewGiftCardDialog } from './NewGiftCardDialog'

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

const pdfOf = ({ _id, url }: GiftCard): Promise<Blob> =>
  callApi('getGiftCardPdf', { id: _id, token: new URL(url).searchParams.get('token') ?? '' })

/**
 * Returns a function that downloads the PDF of a card (A-GIFT-01). An expired link is renewed by reloading the list.
 */
function useCardPdf({ view, retry }: ListHandle<GiftCard, typeof giftCardList>) {
  const { t } = useTranslation('admin')

  const load = async (card: GiftCard): Promise<Blob> => {
    try {
      return await pdfOf(card)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error
      const { items } = await callApi('listGiftCards', listArguments(view))
      const renewed = items.find(({ _id }) => _id === card._id)
      if (!renewed) throw error
      void retry()
      return await pdfOf(renewed)
    }
  }
  return async (card: GiftCard): Promise<void> => {
    try {
      saveFile(await load(card), `${card.pattern}.pdf`)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, { part: 'gift-card-pdf' })
      notify('error', t('giftCards.pdfFailed'))
    }
  }
}
