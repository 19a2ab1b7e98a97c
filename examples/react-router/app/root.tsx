import { PorticoProvider } from '@portico/react'
import { createMiddleware } from '@portico/server/react-router'
import { data, Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root.ts'
import { portico, porticoContext } from './portico.server.ts'

export const middleware: Route.MiddlewareFunction[] = [createMiddleware(portico, porticoContext)]

export function loader({ context }: Route.LoaderArgs) {
  const { session, reason } = context.get(porticoContext)
  if (reason === 'unavailable') throw data('Please try again in a moment.', { status: 503 })
  return { session, publicToken: process.env.PORTICO_PUBLIC_TOKEN ?? '' }
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { publicToken, session } = loaderData
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Fieldnotes</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <main>
          <PorticoProvider
            publicToken={publicToken}
            options={{ customBaseUrl: '/' }}
            initialSession={session && { session }}
          >
            <Outlet />
          </PorticoProvider>
        </main>
        <Scripts />
      </body>
    </html>
  )
}
