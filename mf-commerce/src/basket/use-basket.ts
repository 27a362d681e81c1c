import { useEffect } from 'react'
import { type BasketStore, basket } from './basket-store'

/** The basket, in step with other tabs while the page lives. Read it in an `observer`. */
export function useBasket(): BasketStore {
  useEffect(() => basket.connect(), [])
  return basket
}
