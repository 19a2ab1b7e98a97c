import { type ReactNode, useMemo, useState } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import type { FlowEvent, MainScreen } from '../flow/flow.ts'
import { idleForm, type ScreenProps } from '../flow/method.ts'
import { methods } from '../methods/index.ts'
import { Banner } from '../parts/banner/banner.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import type { ResolvedTheme } from '../theme/resolve-theme.ts'
import { MainSections } from './main-sections.tsx'
import { planMain } from './plan-main.ts'

/** What Main shows above its sections. */
interface MainProps extends ScreenProps<MainScreen, FlowEvent> {
  theme: Pick<ResolvedTheme, 'hideHeaderText' | 'logo'>
  /** Loads the screen that a form leads to, while its request is under way. */
  preload: (screenName: string) => void
  /** Why the service did not tell of the project. */
  refusal: unknown
  /** Asks it again. */
  onRetry: () => void
}

const loadLogo = () => import('../parts/logo/logo.tsx')

/** What says that the page is not set up right. */
const loadSetup = () => import('../setup/setup-fault.tsx')

/** Main. It holds what was typed, so that no new configuration and no other tab takes it away. */
export function MainView(props: MainProps): ReactNode {
  const { screen, emit, theme, preload, refusal } = props
  const { logo, hideHeaderText } = theme
  const { config } = useWidget()
  const text = useText()
  const [email, setEmail] = useState(screen.email ?? config.loginHint ?? '')
  const [status, setStatus] = useState(idleForm)
  const plan = useMemo(() => planMain(config, methods), [config])
  const lead = useLazy(plan.lead)
  const logoPart = useLazy(loadLogo, logo !== null)
  const [isBlocked, setBlocked] = useState(false)
  const isFaulty = plan.isFaulty || Boolean(refusal)
  const setup = useLazy(loadSetup, isFaulty)

  const fault = setup && isFaulty && (
    <setup.SetupFault
      refusal={plan.isFaulty ? null : refusal}
      theme={theme}
      onBlock={setBlocked}
      onRetry={props.onRetry}
    />
  )
  if (isBlocked || plan.isFaulty) return fault
  return (
    <>
      {fault}
      {logo && (logoPart ? <logoPart.Logo {...logo} /> : <div className="st-logo" />)}
      {status.banner && (
        <Banner tone="error" linkHosts={status.banner.linkHosts}>
          {status.banner.text}
        </Banner>
      )}
      {!hideHeaderText && <Heading>{text('login.title')}</Heading>}
      {lead && (
        <lead.Lead {...plan} emit={emit} isDisabled={status.isPending} onStatus={setStatus} />
      )}
      <MainSections
        plan={plan}
        emit={emit}
        email={email}
        onEmail={setEmail}
        hasLead={Boolean(plan.lead)}
        status={status}
        onStatus={setStatus}
        preload={preload}
      />
    </>
  )
}
