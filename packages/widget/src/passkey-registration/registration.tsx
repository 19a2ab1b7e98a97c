/**
 * The registration of passkeys: its screens, one after another. It is a start of its own, with a flow of its own,
 * so that a page that only logs in carries none of it.
 */
import { type ReactNode, useReducer } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { WithTexts } from '../context/with-texts.tsx'
import type { ScreenParts } from '../flow/method.ts'
import { NestedScreen } from '../flow/nested-screen.tsx'
import { step } from '../flow/step.ts'
import { Spinner } from '../parts/spinner/spinner.tsx'
import { type RegistrationEvent, type RegistrationScreen, registrationFlow } from './flow.ts'
import { SignedOut } from './signed-out.tsx'
import { Start } from './start.tsx'
import { Success } from './success.tsx'
import { passkeyRegistrationText } from './text/en.ts'
import { usePerson } from './use-person.ts'

const next = (screen: RegistrationScreen, event: RegistrationEvent) =>
  // the table leads to its own screens
  step(registrationFlow, screen, event) as RegistrationScreen

/** The screen that the registration starts on; all others are behind it. */
export interface PasskeyRegistrationScreen {
  readonly name: 'passkeyRegistration'
}

/** The registration. */
function View(): ReactNode {
  const { client } = useWidget()
  const [screen, emit] = useReducer(next, null, (): RegistrationScreen => {
    // who is known is not kept waiting
    return { name: client.session.getSync() ? 'start' : 'checking' }
  })
  usePerson(emit)

  return (
    <WithTexts texts={passkeyRegistrationText}>
      <NestedScreen name={screen.name} isBusy={screen.name === 'checking'}>
        <Shown screen={screen} emit={emit} />
      </NestedScreen>
    </WithTexts>
  )
}

function Shown(props: {
  screen: RegistrationScreen
  emit: (event: RegistrationEvent) => void
}): ReactNode {
  const { screen, emit } = props
  const text = useText()
  switch (screen.name) {
    case 'checking':
      return (
        <div className="st-waiting">
          <Spinner size={40} label={text('loading.label')} />
        </div>
      )
    case 'signedOut':
      return <SignedOut />
    case 'start':
      return <Start emit={emit} />
    case 'success':
      return <Success isCreated={screen.isCreated} emit={emit} />
  }
}

/** What is loaded for the registration. It brings its own words, and its own flow. */
export const screenParts = {
  screens: { passkeyRegistration: async () => ({ View }) },
  messages: async () => ({}),
} satisfies Omit<ScreenParts<PasskeyRegistrationScreen>, 'flow'>
