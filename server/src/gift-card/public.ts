/** Gift card functions for other domains. */
export {
  createBoughtCards,
  deactivateBoughtCards,
  lockBoughtCards,
  reactivateBoughtCards,
  readBoughtCards,
  validateGiftCards,
} from './bought-service'
export { type GiftCardRow, readCardsOfOrder, readUses } from './store'
