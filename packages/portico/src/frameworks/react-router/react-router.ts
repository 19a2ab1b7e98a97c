import type { App } from '../../setup/app.ts'
import { SetupError } from '../../setup/setup-error.ts'
import { type Choices, type Framework, serverNames } from '../framework.ts'
import { addImport, all, replaceOnly } from '../shared/edits.ts'
import { toCreation } from '../shared/server-code.ts'

/** React Router as a framework: a route for members, and one that passes /sdk on. */
export const reactRouter: Framework = {
  id: 'react-router',
  label: 'React Router',
  rank: 3,
  detect: (app) => app.dependsOn('@react-router/dev'),
  scripts: ['dev'],
  port: 5173,
  toPort: (port) => ({ args: ['--port', String(port), '--strictPort'], env: {} }),
  environment: { files: ['.env', '.env.local'], names: serverNames },
  hasServer: true,
  packages: ['@portico/react', '@portico/server'],
  page: '/members',
  list(app, choices) {
    const routes = findRoutes(app)
    const { isTypeScript } = app
    const [script, page] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
    const lines = `route('members', 'routes/members.${page}'),\n  route('sdk/*', 'routes/sdk.${script}'),`
    return [
      { path: `app/portico.server.${script}`, content: toPortico(isTypeScript) },
      { path: `app/routes/members.${page}`, content: toMembers(choices, isTypeScript) },
      { path: `app/routes/sdk.${script}`, content: sdk },
      {
        path: routes,
        edit: (text) =>
          all(...(importsRoute(text) ? [] : [importRoute(text)]), addRoutes(text, lines)),
        byHand: { lines: `  ${lines}`, where: 'in the list of routes' },
      },
    ]
  },
}

/** @throws SetupError where the routes are not listed in a file */
function findRoutes(app: App): string {
  const found = app.find(['app/routes.ts', 'app/routes.js'])
  if (found !== null) return found
  throw new SetupError(
    'no_routes',
    'This app has no app/routes.ts.',
    'Run this in the folder of an app that lists its routes there. docs/frameworks/react-router.md shows what to write by hand.',
  )
}

const importsRoute = (text: string) => /import\s*\{[^}]*\broute\b[^}]*\}\s*from/.test(text)

function importRoute(text: string) {
  return (
    replaceOnly(
      text,
      /(import\s*\{)([^}]*?)(,?\s*\}\s*from\s*['"]@react-router\/dev\/routes['"])/,
      ([, start, names, end]) => `${start}${names}, route${end}`,
    ) ?? addImport(text, "import { route } from '@react-router/dev/routes'")
  )
}

/** At the end of the list that is exported. */
function addRoutes(text: string, lines: string) {
  return replaceOnly(
    text,
    /(export default \[)([^\]]*?)(,?)(\s*)(\](?:\s+satisfies RouteConfig|\s*as RouteConfig)?;?)/,
    ([, start, listed, , , end]) =>
      `${start}${listed}${listed?.trim() ? ',' : ''}\n  ${lines}\n${end}`,
  )
}

const toPortico = (isTypeScript: boolean) => {
  const or = isTypeScript ? " ?? ''" : ''
  return `import { createPortico } from '@portico/server'

export const portico = ${toCreation((name) => `process.env.${name}${or}`)}
`
}

const sdk = `import { createLoader } from '@portico/server/react-router'
import { portico } from '../portico.server'

// passes /sdk on to the service
export const loader = createLoader(portico)
export const action = loader
`

const toMembers = ({ config }: Choices, isTypeScript: boolean) => {
  const ts = (text: string) => (isTypeScript ? text : '')
  return `import { PorticoProvider, PorticoSignIn, usePortico, usePorticoSession } from '@portico/react'
import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { portico } from '../portico.server'
${ts("import type { Route } from './+types/members'\n")}
/** Knows who it is, and renews the session by the headers. */
export async function loader({ request }${ts(': Route.LoaderArgs')}) {
  const { user, session, reason, headers } = await portico.authenticate(request)
  if (reason === 'unavailable') throw data('Please try again in a moment.', { status: 503 })
  const address = user && (user.email ?? user.phone_number ?? user.user_id)
  const publicToken = process.env.PORTICO_PUBLIC_TOKEN ?? ''
  return data({ session, address, publicToken }, { headers })
}

export const headers = ({ loaderHeaders }${ts(': Route.HeadersArgs')}) => loaderHeaders

/** The sign-in card for visitors; for members, their page. */
export default function Members({ loaderData }${ts(': Route.ComponentProps')}) {
  const { session, address, publicToken } = loaderData
  return (
    <PorticoProvider
      publicToken={publicToken}
      options={{ customBaseUrl: '/' }}
      initialSession={session && { session }}
    >
      <main>
        {address !== null && <h1>Members</h1>}
        <Account address={address} />
      </main>
    </PorticoProvider>
  )
}

function Account({ address }${ts(': { address: string | null }')}) {
  const client = usePortico()
  const { session, fromCache } = usePorticoSession()
  const { revalidate } = useRevalidator()
  const isSignedIn = address !== null
  // signed in or out, here or in another tab: the server decides what the page shows
  useEffect(() => {
    if (!fromCache && Boolean(session) !== isSignedIn) revalidate()
  }, [session, fromCache, isSignedIn, revalidate])
  // links in mails lead back to this page
  useEffect(() => {
    client
      .authenticateByUrl({ session_duration_minutes: 60 })
      .catch((error${ts(': Error')}) => alert(error.message))
  }, [client])
  if (!isSignedIn)
    return (
      <PorticoSignIn
        config={${config.toSource(8)}}
      />
    )
  return (
    <p>
      {\`Signed in as \${address}\`}{' '}
      <button type="button" onClick={() => client.session.revoke()}>
        Sign out
      </button>
    </p>
  )
}
`
}
