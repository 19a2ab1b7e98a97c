import type {} from '@portico/widget'

document.createElement('portico-sign-in').strings = 'Welcome'
