import type {} from '@portico/widget'

document.createElement('portico-sign-in').config = { products: ['opt'] }
