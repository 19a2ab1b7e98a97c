import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import type { FlowEvent, MainScreen } from '../flow/flow.ts'
import { idleForm, type ScreenProps } from '../flow/method.ts'
import { MessageError } from '../host/message-error.ts'
import { methods } from '../methods/index.ts'
import { Banner } from '../parts/banner/banner.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { Logo } from '../parts/logo/logo.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import { MainSections } from './main-sections.tsx'
import { planMain } from './plan-main.ts'

/** What Main shows above its sections. */
interface MainProps extends ScreenProps<MainScreen, FlowEvent> {
  isHeaderHidden: boolean
  logo: { url: string; alt: string } | null
  /** Loads the screen that a form leads to, while its request is under way. */
  preload: (screenName: string) => void
}

/** Main. It holds what was typed, so that no new configuration and no other tab takes it away. */
export function MainView(props: MainProps): ReactNode {
  const { screen, emit, isHeaderHidden, logo, preload } = props
  const { config, host } = useWidget()
  const text = useText()
  const [email, setEmail] = useState(screen.email ?? '')
  const [status, setStatus] = useState(idleForm)
  const plan = useMemo(() => planMain(config, methods), [config])
  const fault = plan.fault && text(plan.fault)
  const lead = useLazy(plan.lead)

  useEffect(() => {
    if (fault) host.report(new MessageError(fault))
  }, [fault, host])

  return (
    <>
      {logo && <Logo url={logo.url} alt={logo.alt} />}
      {fault && <Banner tone="error">{fault}</Banner>}
      {status.banner && !fault && (
        <Banner tone="error" linkHosts={status.banner.linkHosts}>
          {status.banner.text}
        </Banner>
      )}
      {!isHeaderHidden && <Heading>{text('login.title')}</Heading>}
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
