/** Gift card functions for other domains. */
export { endBoughtCards, makeBoughtCards, refuseWrongGifts, reviveBoughtCards } from './bought-service'
