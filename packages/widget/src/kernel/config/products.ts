import type { Products } from './product-names.ts'

export { OAuthProviders } from '@portico/client'
export { Products } from './product-names.ts'

/** A product's name. */
export type ProductId = Products
