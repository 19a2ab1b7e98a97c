import { createPortico, type SignedIn, type SignedOut } from '@portico/server'
import { createContext } from 'react-router'

export const portico = createPortico({
  baseUrl: process.env.PORTICO_URL ?? '',
  projectId: process.env.PORTICO_PROJECT_ID ?? '',
  secret: process.env.PORTICO_SECRET ?? '',
})

/** Who sent the request. */
export const porticoContext = createContext<SignedIn | SignedOut>()
