import { createPortico } from '@portico/server'

export const portico = createPortico({
  baseUrl: process.env.PORTICO_URL,
  projectId: process.env.PORTICO_PROJECT_ID,
  secret: process.env.PORTICO_SECRET,
})
