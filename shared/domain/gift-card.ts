export * from './shop/gift-card'
