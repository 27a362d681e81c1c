export * from './shop/basket'
