export * from './shop/money'
