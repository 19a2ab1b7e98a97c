import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FlowEvent, MainScreen } from '../../flow/flow.ts'
import type { ScreenProps } from '../../flow/screens.ts'
import type { Problem } from '../../flow/use-submit.ts'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { methodIds, methods } from '../../methods/all-methods.ts'
import { MainSections } from './main-sections.tsx'
import { mayNameUnsupported } from './may-name-unsupported.ts'
import { planMain } from './plan-main.ts'
import { useMainForm } from './use-main-form.ts'

const loadLogo = () => import('./main-logo.tsx')

/** Loads the screen that reports a faulty set-up of the page. */
const loadSetup = () => import('../setup/setup-fault.tsx')

/** The screen Main. */
export function MainView(props: ScreenProps<MainScreen, FlowEvent>): ReactNode {
  const { emit } = props
  const { config, theme, host } = useWidget()
  const { logo, hideHeaderText } = theme
  const { project, isCurrent, refusal, ask } = useKnownProject()
  const text = useText()
  const plan = useMemo(() => planMain(config, methods), [config])
  const form = useMainForm(plan.tabs, props)
  const { isPending } = form.submit
  const [missed, setMissed] = useState<Problem | null>(null)
  const banner = form.banner ?? (isPending ? null : missed)
  const lead = useLazy(plan.lead)
  const logoPart = useLazy(loadLogo, logo !== null)
  const [isBlocked, setBlocked] = useState(false)
  const isMissing = Boolean(isCurrent && project && plan.isMisconfigured(project))
  const isFaulty = plan.isFaulty || isMissing || Boolean(refusal)
  const setup = useLazy(loadSetup, isFaulty || mayNameUnsupported(config, methods))
  // advice for the developer; a failure to load it is harmless
  useEffect(() => setup?.warnIgnored(config, methodIds), [setup, config])

  useEffect(() => {
    // if this part cannot be loaded, it cannot report the refusal either
    if (refusal) loadSetup().catch(() => host.report(refusal))
  }, [refusal, host])

  const fault = setup && isFaulty && (
    <setup.SetupFault
      refusal={plan.isFaulty || isMissing ? null : refusal}
      isMissing={isMissing && !plan.isFaulty}
      onBlock={setBlocked}
      onRetry={ask}
    />
  )
  if (isBlocked || plan.isFaulty) return fault
  return (
    <>
      {fault}
      {logo && (logoPart ? <logoPart.Logo {...logo} /> : <div className="st-logo" />)}
      <Banner tone="error" {...banner} />
      {!hideHeaderText && <Heading>{text('login.title')}</Heading>}
      {logoPart && <logoPart.ProjectLine />}
      {lead && <lead.Lead {...plan} emit={emit} isDisabled={isPending} onProblem={setMissed} />}
      <MainSections plan={plan} form={form} emit={emit} onProblem={setMissed} />
    </>
  )
}
