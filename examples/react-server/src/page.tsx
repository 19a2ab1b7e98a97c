import { createStytchClient, StytchProvider } from '@portico/react'
import { App } from './app.tsx'
import type { PageContent } from './page-content.ts'

/** The page, the same on the server and in the browser. On a server its client knows nobody and calls nothing. */
export function createPage({ service, publicToken, address, known }: PageContent) {
  const stytch = createStytchClient(publicToken, { customBaseUrl: service })
  return (
    <StytchProvider stytch={stytch} assumeHydrated={false}>
      <App known={known} address={address} />
    </StytchProvider>
  )
}
