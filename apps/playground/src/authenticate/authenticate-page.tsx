/**
 * Where links in mails lead: signs in with the token in the address, then says who is signed in. A host
 * page does the same with the one call in `use-link.ts`.
 */
import {
  AlertIcon,
  applyTheme,
  Button,
  Card,
  CheckIcon,
  Destination,
  Disc,
  Heading,
  Lead,
  resolveTheme,
  Screen,
  Spinner,
  Stack,
} from '@portico/widget/parts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { readSavedState } from '../page/saved-state.ts'
import { usePageTheme } from '../page/use-page-theme.ts'
import type { PorticoClient } from '../portico/portico.ts'
import { type SignedIn, useSession } from '../session/use-session.ts'
import { toPresentationTheme } from '../theme/theme-state.ts'
import { explainFailure } from './explain-failure.ts'
import { LinkWidget } from './link-widget.tsx'
import { type LinkState, useLink } from './use-link.ts'

export function AuthenticatePage(): ReactNode {
  const theme = useMemo(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const { mode } = readSavedState(localStorage, isDark ? 'dark' : 'light').theme
    return { mode, edits: { light: {}, dark: {} } }
  }, [])
  usePageTheme(theme)
  const applied = useMemo(
    () => applyTheme(document, resolveTheme({ presentation: toPresentation(theme) })),
    [theme],
  )
  useEffect(() => applied.remove, [applied])

  const link = useLink()
  const client = link.name === 'working' ? null : link.client
  const signedIn = useSession(client)
  return (
    <main className="pg-authenticate">
      <div className="pg-authenticate-card">
        {link.name === 'reset' || link.name === 'asked' ? (
          <LinkWidget
            client={link.client}
            mount={link.name === 'reset' ? 'mountResetPassword' : 'mountLogin'}
            presentation={toPresentation(theme)}
            onDone={link.onDone}
          />
        ) : (
          <Card themeClass={applied.className}>
            <Screen key={link.name}>
              <Outcome link={link} signedIn={signedIn} client={client} />
            </Screen>
          </Card>
        )}
      </div>
    </main>
  )
}

function Outcome(props: {
  link: Exclude<LinkState, { name: 'reset' | 'asked' }>
  signedIn: SignedIn | null
  client: PorticoClient | null
}): ReactNode {
  const { link, signedIn, client } = props
  if (link.name === 'working') return <Spinner size={40} label="Logging in..." />
  if (link.name === 'failed') {
    return (
      <>
        <Disc tone="error" icon={<AlertIcon />} />
        <Heading>The link did not sign in</Heading>
        <Lead>{link.message}</Lead>
        <Lead>{explainFailure(link.errorType)}</Lead>
        <Back kind="primary" />
      </>
    )
  }
  if (!signedIn) {
    return (
      <>
        <Heading>Nobody is signed in</Heading>
        <Lead>Links in mails lead to this page. Ask for one in the playground.</Lead>
        <Back kind="primary" />
      </>
    )
  }
  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>Signed in</Heading>
      <Lead>
        You are signed in as <Destination isOwnLine>{signedIn.name}</Destination>
      </Lead>
      <dl className="pg-facts">
        <dt>Session</dt>
        <dd>{signedIn.sessionId}</dd>
        <dt>Expires</dt>
        <dd>
          <time dateTime={signedIn.expiresAt}>{new Date(signedIn.expiresAt).toLocaleString()}</time>
        </dd>
      </dl>
      <Stack>
        <Back kind="primary" />
        <Button
          kind="secondary"
          onPress={() => void client?.session.revoke({ forceClear: true }).catch(() => undefined)}
        >
          Sign out
        </Button>
      </Stack>
    </>
  )
}

function Back({ kind }: { kind: 'primary' | 'secondary' }): ReactNode {
  return (
    <Button kind={kind} onPress={() => location.assign('/')}>
      Back to the playground
    </Button>
  )
}

/** An absent theme must be absent, not undefined. */
function toPresentation(theme: Parameters<typeof toPresentationTheme>[0]) {
  const wanted = toPresentationTheme(theme)
  return wanted ? { theme: wanted } : {}
}
