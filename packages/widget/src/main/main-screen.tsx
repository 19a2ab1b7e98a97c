import { type ReactNode, useMemo, useState } from 'react'
import { useKnownProject } from '../context/project-context.ts'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import type { FlowEvent, MainScreen } from '../flow/flow.ts'
import { idleForm } from '../flow/method.ts'
import type { ScreenProps } from '../flow/screens.ts'
import { methods } from '../method/registered-methods.ts'
import { Banner } from '../parts/banner/banner.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import { MainSections } from './main-sections.tsx'
import { planMain } from './plan-main.ts'

const loadLogo = () => import('../parts/logo/logo.tsx')

/** What says that the page is not set up right. */
const loadSetup = () => import('../setup/setup-fault.tsx')

/** Main. It holds what was typed, so that no new configuration and no other tab takes it away. */
export function MainView({ screen, emit }: ScreenProps<MainScreen, FlowEvent>): ReactNode {
  const { config, theme } = useWidget()
  const { logo, hideHeaderText } = theme
  const { refusal, ask } = useKnownProject()
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
    <setup.SetupFault refusal={plan.isFaulty ? null : refusal} onBlock={setBlocked} onRetry={ask} />
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
      />
    </>
  )
}
