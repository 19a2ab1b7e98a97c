import { createProxy } from '@portico/server/next'
import { portico } from './lib/portico'

// renews the session before a page is rendered
export const proxy = createProxy(portico)

export const config = { matcher: '/((?!_next/|sdk/).*)' }
