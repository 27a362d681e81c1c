export * from './shop/coupon'
