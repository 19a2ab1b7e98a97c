import { createPortico } from '@portico/server'
import { createAuth } from '@portico/server/next'

export const portico = createPortico({
  baseUrl: process.env.PORTICO_URL ?? '',
  projectId: process.env.PORTICO_PROJECT_ID ?? '',
  secret: process.env.PORTICO_SECRET ?? '',
})

/** Who sent the request, for server components, route handlers and server actions. */
export const auth = createAuth(portico)
