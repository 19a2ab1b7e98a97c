/**
 * The identity provider in the person's page (specification sections 2 and 4): another app asks to sign in, or to
 * log out, by the query of the page's address; the person allows or denies. What may be granted, and where the page
 * goes, the service decides.
 */
import { getInternals } from '@portico/client'
import { type ReactNode, useEffect, useReducer } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { ErrorView } from '../error/error-screen.tsx'
import type { ScreenParts } from '../flow/method.ts'
import { NestedScreen } from '../flow/nested-screen.tsx'
import { step } from '../flow/step.ts'
import { CheckIcon } from '../icons/check-icon.tsx'
import { CloseIcon } from '../icons/close-icon.tsx'
import { Disc } from '../parts/disc/disc.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { ChooseAccountScreen } from './choose-account-screen.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import {
  type IdentityProviderEvent,
  type IdentityProviderScreen,
  identityProviderFlow,
} from './flow.ts'
import { LogoutScreen } from './logout-screen.tsx'
import { Notice } from './notice.tsx'
import { SignedOut } from './signed-out.tsx'
import { Start } from './start.tsx'
import { identityProviderText } from './text/en.ts'

const start: IdentityProviderScreen = { name: 'start', choice: 'open' }

const next = (screen: IdentityProviderScreen, event: IdentityProviderEvent) =>
  // the table leads to its own screens
  step(identityProviderFlow, screen, event) as IdentityProviderScreen

/** The identity provider: its screens, one after another. */
function View(): ReactNode {
  const { client, host } = useWidget()
  const [screen, emit] = useReducer(next, start)

  useEffect(() => {
    let isLeft = false
    getInternals(client)
      .bootstrap.getAsync()
      .then((bootstrap) => {
        if (!isLeft) host.log('render_idp_screen', { bootstrap })
      })
    return () => {
      isLeft = true
    }
  }, [client, host])

  return (
    <NestedScreen name={screen.name} isBusy={screen.name === 'start'}>
      <Shown screen={screen} emit={emit} />
    </NestedScreen>
  )
}

function Shown(props: {
  screen: IdentityProviderScreen
  emit: (event: IdentityProviderEvent) => void
}): ReactNode {
  const { screen, emit } = props
  const text = useText()
  switch (screen.name) {
    case 'start':
      return <Start choice={screen.choice} emit={emit} />
    case 'signedOut':
      return <SignedOut emit={emit} />
    case 'failed':
      return <ErrorView message={screen.message} />
    case 'chooseAccount':
      return (
        <ChooseAccountScreen account={screen.account} clientName={screen.clientName} emit={emit} />
      )
    case 'consent':
      return <ConsentScreen request={screen.request} consent={screen.consent} emit={emit} />
    case 'allowed':
      return (
        <>
          <Disc tone="success" icon={<CheckIcon />} />
          <Heading>{text('success.title')}</Heading>
        </>
      )
    case 'denied':
      return (
        <>
          <Disc tone="neutral" icon={<CloseIcon />} />
          <Heading>{text('idpConsent.denied')}</Heading>
        </>
      )
    case 'logout':
      return <LogoutScreen projectName={screen.projectName} target={screen.target} emit={emit} />
    case 'stayed':
      return <Notice>{text('idpLogout.notLoggedOut')}</Notice>
  }
}

/** What is loaded for the identity provider: one screen and all behind it. Its flow is behind it as well. */
export const screenParts = {
  screens: { identityProvider: async () => ({ View }) },
  messages: async () => identityProviderText,
} satisfies Omit<ScreenParts, 'flow'>
