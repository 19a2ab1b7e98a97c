import { PorticoProvider } from '@portico/react'
import type { ReactNode } from 'react'
import { auth } from '../lib/portico'
import { FollowSession } from './follow-session'

export const metadata = { title: 'Fieldnotes', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  const found = await auth()
  return (
    <html lang="en">
      <body>
        <main>
          {found.reason === 'unavailable' ? (
            <p>Please try again in a moment.</p>
          ) : (
            <PorticoProvider
              publicToken={process.env.PORTICO_PUBLIC_TOKEN ?? ''}
              options={{ customBaseUrl: '/' }}
              initialSession={found.session && { session: found.session }}
            >
              <FollowSession isSignedIn={found.user !== null} />
              {children}
            </PorticoProvider>
          )}
        </main>
      </body>
    </html>
  )
}
