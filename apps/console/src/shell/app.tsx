import { useEffect } from 'react'
import { AppPage } from '../apps/app-page.tsx'
import { AppsPage } from '../apps/apps-page.tsx'
import { TrialPage } from '../apps/trial-page.tsx'
import { TriedPage } from '../apps/tried-page.tsx'
import { AuditPage } from '../audit/audit-page.tsx'
import { BrandingPage } from '../branding/branding-page.tsx'
import { CallError } from '../call/call.ts'
import type { SignedIn } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { ConfigurationPage } from '../configuration/configuration-page.tsx'
import { HomePage } from '../home/home-page.tsx'
import { MessagesPage } from '../messages/messages-page.tsx'
import { OperatorsPage } from '../operators/operators-page.tsx'
import { Problem } from '../parts/problem.tsx'
import { SetUp } from '../sign-in/set-up.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { UserPage } from '../users/user-page.tsx'
import { UsersPage } from '../users/users-page.tsx'
import { WebhookPage } from '../webhooks/webhook-page.tsx'
import { WebhooksPage } from '../webhooks/webhooks-page.tsx'
import { words } from '../words/words.ts'
import { open, type Route, useRoute } from './route.ts'
import { Shell } from './shell.tsx'

/** The console: the sign-in, or the page that the address names. */
export function App() {
  const route = useRoute()
  const session = useAnswer<SignedIn>('session')
  const { reply, error, isLoading, reload } = session
  if (route.page === 'invitation') {
    const enter = () => {
      open({ page: 'home' })
      reload()
    }
    return <SetUp invitation={route.invitation} onJoined={enter} />
  }
  if (error instanceof CallError && error.type === 'no_session')
    return <SignIn onSignedIn={reload} />
  if (error !== null && reply === null) {
    return (
      <main className="alone">
        <Problem title={words().shell.notOpened} error={error} onRetry={reload} />
      </main>
    )
  }
  if (reply === null) return <p className="alone" aria-busy={isLoading} />
  return (
    <Shell me={reply} route={route} onSignedOut={reload}>
      <Page me={reply} route={route} onSessionLost={reload} />
    </Shell>
  )
}

/** What every page gets. */
export interface PageProps {
  readonly me: SignedIn
  /** Called when a call found that the session has ended. */
  onSessionLost(): void
}

function Page({ route, ...props }: PageProps & { readonly route: Route }) {
  useEffect(() => {
    document.title = `${toTitle(route.page)} · ${props.me.project.name}`
  }, [route.page, props.me.project.name])
  if (route.page === 'apps') return <AppsPage isAdding={route.isAdding} {...props} />
  if (route.page === 'app') {
    return <AppPage key={route.clientId} clientId={route.clientId} {...props} />
  }
  if (route.page === 'trial') {
    return <TrialPage key={route.clientId} clientId={route.clientId} {...props} />
  }
  if (route.page === 'tried') return <TriedPage answer={route.answer} />
  if (route.page === 'webhooks') return <WebhooksPage {...props} />
  if (route.page === 'webhook') {
    return <WebhookPage key={route.endpointId} endpointId={route.endpointId} {...props} />
  }
  if (route.page === 'branding') return <BrandingPage {...props} />
  if (route.page === 'configuration') return <ConfigurationPage {...props} />
  if (route.page === 'operators') return <OperatorsPage {...props} />
  if (route.page === 'user') return <UserPage key={route.userId} userId={route.userId} {...props} />
  if (route.page === 'audit') {
    return <AuditPage key={route.userId} userId={route.userId} {...props} />
  }
  if (route.page === 'messages') return <MessagesPage {...props} />
  if (route.page === 'users') return <UsersPage {...props} />
  return <HomePage {...props} />
}

/** What the window is called on each page. */
function toTitle(page: Route['page']): string {
  const { pages } = words().shell
  switch (page) {
    case 'home':
      return words().home.title
    case 'user':
      return pages.users
    case 'app':
    case 'trial':
    case 'tried':
      return pages.apps
    case 'webhook':
      return pages.webhooks
    case 'invitation':
      return ''
    default:
      return pages[page]
  }
}
