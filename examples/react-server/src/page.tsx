import { createPortico, PorticoProvider } from '@portico/react'
import { App } from './app.tsx'
import type { PageContent } from './page-content.ts'

/** The page, the same on the server and in the browser. On a server its client knows nobody and calls nothing. */
export function createPage({ service, publicToken, address, known }: PageContent) {
  const portico = createPortico(publicToken, { customBaseUrl: service })
  return (
    <PorticoProvider client={portico} assumeHydrated={false}>
      <App known={known} address={address} />
    </PorticoProvider>
  )
}
