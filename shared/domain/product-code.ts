export * from './shop/product-code'
