import { createPortico, type SignedIn, type SignedOut } from '@portico/server'

const { PORTICO_URL = '', PORTICO_PROJECT_ID = '', PORTICO_SECRET = '' } = process.env

export const portico = createPortico({
  baseUrl: PORTICO_URL,
  projectId: PORTICO_PROJECT_ID,
  secret: PORTICO_SECRET,
})

declare module 'h3' {
  interface H3EventContext {
    portico: SignedIn | SignedOut
  }
}
