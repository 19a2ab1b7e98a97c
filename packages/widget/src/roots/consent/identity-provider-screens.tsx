/**
 * The identity provider on a page of the host (specification sections 2 and 4). A client app requests a sign-in or a
 * log-out by the query of the page's address, and the user allows or denies it. The service decides what may be
 * granted, and where the page goes.
 */
import { getInternals } from '@portico/client'
import { type ReactNode, useEffect } from 'react'
import { ErrorView } from '../../flow/error/error-screen.tsx'
import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { CloseIcon } from '../../foundation/icons/close-icon.tsx'
import { Disc } from '../../foundation/parts/disc/disc.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { confirmationText } from '../../locales/en/confirmation.ts'
import { identityProviderText } from '../../locales/en/identity-provider.ts'
import { ChooseAccountScreen } from './choose-account-screen.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { type IdentityProviderFlow, type IdpProps, identityProviderFlow } from './flow.ts'
import { LogoutScreen } from './logout-screen.tsx'
import { Notice } from './notice.tsx'
import { SignedOut } from './signed-out.tsx'
import { Start } from './start.tsx'
import { StepUpScreen } from './step-up-screen.tsx'

/** Writes the rendering of the identity provider to the event log, once. */
function LogRendering(): ReactNode {
  const { client, host } = useWidget()
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
  return null
}

const Failed = ({ screen }: IdpProps<'idp.failed'>) => <ErrorView message={screen.message} />

function Allowed(_: IdpProps<'idp.allowed'>): ReactNode {
  const text = useText()
  return (
    <>
      <Disc tone="success" icon={<CheckIcon />} />
      <Heading>{text.with(confirmationText)('success.title')}</Heading>
    </>
  )
}

function Denied(_: IdpProps<'idp.denied'>): ReactNode {
  const text = useText()
  return (
    <>
      <Disc tone="neutral" icon={<CloseIcon />} />
      <Heading>{text('idpConsent.denied')}</Heading>
    </>
  )
}

const Stayed = (_: IdpProps<'idp.stayed'>) => <Notice text="idpLogout.notLoggedOut" />

/** The screens of the identity provider. They form one chunk. */
export const screens = registerScreens({
  flow: identityProviderFlow,
  views: {
    'idp.start': Start,
    'idp.signedOut': SignedOut,
    'idp.failed': Failed,
    'idp.chooseAccount': ChooseAccountScreen,
    'idp.stepUp': StepUpScreen,
    'idp.consent': ConsentScreen,
    'idp.allowed': Allowed,
    'idp.denied': Denied,
    'idp.logout': LogoutScreen,
    'idp.stayed': Stayed,
  },
  texts: identityProviderText,
  Background: LogRendering,
} satisfies ScreensOf<IdentityProviderFlow>)
