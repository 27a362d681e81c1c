export * from './shop/invoice'
