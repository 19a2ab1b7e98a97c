/**
 * The registration of passkeys: its screens, one after another. It is a start of its own, with a flow of its own,
 * so that a page that only logs in carries none of it.
 */
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { moveFocus } from '../app/move-focus.ts'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { WithTexts } from '../context/with-texts.tsx'
import { step } from '../flow/step.ts'
import { Spinner } from '../parts/spinner/spinner.tsx'
import { Screen } from '../parts/stack/screen.tsx'
import { type RegistrationEvent, type RegistrationScreen, registrationFlow } from './flow.ts'
import { SignedOut } from './signed-out.tsx'
import { Start } from './start.tsx'
import { Success } from './success.tsx'
import { passkeyRegistrationText } from './text/en.ts'
import { usePerson } from './use-person.ts'

const next = (screen: RegistrationScreen, event: RegistrationEvent) =>
  // the table leads to its own screens
  step(registrationFlow, screen, event) as RegistrationScreen

/** The registration. */
export function View(): ReactNode {
  const { client } = useWidget()
  const [screen, emit] = useReducer(next, null, (): RegistrationScreen => {
    // who is known is not kept waiting
    return { name: client.session.getSync() ? 'start' : 'checking' }
  })
  const stage = useRef<HTMLDivElement>(null)
  const shown = useRef(screen.name)
  const hasMoved = useRef(false)
  hasMoved.current ||= shown.current !== screen.name
  usePerson(emit)

  useEffect(() => {
    if (shown.current === screen.name) return
    shown.current = screen.name
    if (stage.current) moveFocus(stage.current)
  }, [screen.name])

  return (
    <WithTexts texts={passkeyRegistrationText}>
      <div className="st-stage" ref={stage} tabIndex={-1}>
        <Screen key={screen.name} isEntering={hasMoved.current} isBusy={screen.name === 'checking'}>
          <Shown name={screen.name} emit={emit} />
        </Screen>
      </div>
    </WithTexts>
  )
}

function Shown(props: {
  name: RegistrationScreen['name']
  emit: (event: RegistrationEvent) => void
}): ReactNode {
  const { emit } = props
  const text = useText()
  switch (props.name) {
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
      return <Success emit={emit} />
  }
}
