import { createMiddleware } from '@portico/server/nuxt'

// passes /sdk on to the service, and sets event.context.portico
export default defineEventHandler(createMiddleware(portico))
