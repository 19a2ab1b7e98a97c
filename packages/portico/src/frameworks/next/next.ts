import type { App } from '../../setup/app.ts'
import { SetupError } from '../../setup/setup-error.ts'
import { type Framework, serverNames } from '../framework.ts'
import { toReactCard } from '../shared/react-card.ts'
import { toCreation } from '../shared/server-code.ts'

/** Next with its App Router: what stands before all pages knows who it is, and a page for members. */
export const next: Framework = {
  id: 'next',
  label: 'Next',
  rank: 3,
  detect: (app) => app.dependsOn('next'),
  scripts: ['dev'],
  port: 3000,
  toPort: (port) => ({ args: [], env: { PORT: String(port) } }),
  environment: { files: ['.env.local', '.env.development.local'], names: serverNames },
  generated: ['.next/types', '.next/dev/types'],
  hasServer: true,
  packages: ['@portico/react', '@portico/server'],
  page: '/members',
  list(app, { config }) {
    const folder = findFolder(app)
    const { isTypeScript } = app
    const [script, page] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
    // Next calls it proxy since version 16
    const name = isBefore16(app) ? 'middleware' : 'proxy'
    return [
      { path: `${folder}lib/portico.${script}`, content: toPortico(isTypeScript) },
      { path: `${folder}${name}.${script}`, content: toProxy(name, isTypeScript) },
      { path: `${folder}app/members/page.${page}`, content: members },
      {
        path: `${folder}app/members/account.${page}`,
        content: toReactCard(config, {
          isTypeScript,
          follow: {
            import: "import { useRouter } from 'next/navigation'",
            hook: 'const router = useRouter()',
            call: 'router.refresh()',
          },
        }),
      },
    ]
  },
}

/** @throws SetupError without an App Router */
function findFolder(app: App): string {
  const folder = ['src/', ''].find((one) => app.has(`${one}app`))
  if (folder !== undefined) return folder
  throw new SetupError(
    'no_app_router',
    'This app has no folder app or src/app: it uses the Pages Router alone.',
    'Create a layout in app/layout first, as Next describes, and run the command again. Both routers work side by side.',
  )
}

function isBefore16({ manifest }: App): boolean {
  const major = /\d+/.exec(manifest?.dependencies.next ?? '')?.[0]
  return major !== undefined && Number(major) < 16
}

const toPortico = (isTypeScript: boolean) => {
  const or = isTypeScript ? " ?? ''" : ''
  return `import { createPortico } from '@portico/server'
import { createAuth } from '@portico/server/next'

export const portico = ${toCreation((name) => `process.env.${name}${or}`)}

/** Who sent the request, for server components, route handlers and server actions. */
export const auth = createAuth(portico)
`
}

const toProxy = (
  name: string,
  isTypeScript: boolean,
) => `import { createProxy } from '@portico/server/next'
import { portico } from './lib/portico'

const renew = createProxy(portico)

// passes /sdk on to the service, and renews the session before a page is rendered
export function ${name}(request${isTypeScript ? ': Request' : ''}) {
  const isForService = new URL(request.url).pathname.startsWith('/sdk/')
  return isForService ? portico.handler(request) : renew(request)
}

export const config = { matcher: '/((?!_next/).*)' }
`

const members = `import { Suspense } from 'react'
import { auth } from '../../lib/portico'
import { Account } from './account'

/** The sign-in card for visitors; for members, their page. */
export default function Members() {
  return (
    <main>
      <Suspense>
        <Content />
      </Suspense>
    </main>
  )
}

async function Content() {
  const { user, session, reason } = await auth()
  if (reason === 'unavailable') return <p>Please try again in a moment.</p>
  return (
    <>
      {user && <h1>Members</h1>}
      <Account
        publicToken={process.env.PORTICO_PUBLIC_TOKEN ?? ''}
        session={session && { session }}
        address={user && (user.email ?? user.phone_number ?? user.user_id)}
      />
    </>
  )
}
`
