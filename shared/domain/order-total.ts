export * from './shop/order-total'
