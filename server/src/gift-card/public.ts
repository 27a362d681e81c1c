/** What other domains may use of gift cards. */
export { endBoughtCards, makeBoughtCards, refuseWrongGifts, reviveBoughtCards } from './bought-service'
