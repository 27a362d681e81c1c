/** What other domains may use of gift cards. */
export { endBoughtCards, makeBoughtCards, refuseWrongGifts } from './bought-service'
