/** Gift card functions for other domains. */
export {
  createBoughtCards,
  deactivateBoughtCards,
  reactivateBoughtCards,
  validateGiftCards,
} from './bought-service'
export { readCardsOfOrder } from './store'
