import { PorticoProvider } from '@portico/react'
import { App } from './app.tsx'
import type { PageContent } from './page-content.ts'

/** The page, the same on the server and in the browser. */
export const createPage = ({ service, publicToken, address, found }: PageContent) => (
  <PorticoProvider
    publicToken={publicToken}
    options={{ customBaseUrl: service }}
    initialSession={found}
  >
    <App address={address} />
  </PorticoProvider>
)
