/**
 * The frame of every widget: it joins client, host, texts, flow and card. The screens are in other modules, and the
 * custom element mounts the widget on the page.
 */
import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import type { FlowEvent, Screen } from '../flow/flow.ts'
import { keepScreens, registerOwner } from '../flow/load-screens.ts'
import { flowTable, registerFlow } from '../flow/register-flow.ts'
import type { Root, View } from '../flow/screens.ts'
import { sharedFlow } from '../flow/shared-flow.ts'
import { step } from '../flow/step.ts'
import { Card } from '../foundation/parts/card/card.tsx'
import { LiveRegion } from '../foundation/parts/live-region/live-region.tsx'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import { ProjectContext } from '../kernel/context/project-context.ts'
import { TextContext } from '../kernel/context/text-context.ts'
import { type Widget, WidgetContext } from '../kernel/context/widget-context.ts'
import type { LoginOptions, WidgetProps } from '../kernel/context/widget-options.ts'
import { createHost } from '../kernel/host/host.ts'
import { createText } from '../kernel/text/create-text.ts'
import type { Texts } from '../kernel/text/text-id.ts'
import { sharedText } from '../locales/en/shared.ts'
import { toDirection } from '../locales/to-direction.ts'
import { methods } from '../methods/all-methods.ts'
import { ScreenHost } from './screen-host.tsx'
import { sharedScreens } from './shared-screens.tsx'
import { toLoggable } from './to-loggable.ts'
import { useLater } from './use-later.tsx'
import { useProject } from './use-project.ts'

/** A constant for missing options, so that effects and memos do not run again at each render. */
const unset: LoginConfig & Texts = {}
/** A counter of this module, because the renderer's own ids are unique only within one root. */
let mounted = 0

const silence = { polite: '', assertive: '' }

keepScreens('main', sharedScreens)
keepScreens('error', sharedScreens)
registerFlow(sharedFlow)
for (const method of methods) registerOwner(method)

/** Creates the component of the widget that starts at a root. */
export function createWidget(root: Root): View<WidgetProps<LoginOptions>> {
  registerOwner(root)
  return (props) => <WidgetFrame {...props} {...root} />
}

/** A widget inside its custom element. */
export function WidgetFrame({
  options,
  element,
  theme,
  themeClass,
  language,
  typed,
  start,
  home,
  asksToLogIn = false,
}: WidgetProps<LoginOptions> & Pick<Root, 'start' | 'home' | 'asksToLogIn'>): ReactNode {
  const { client } = options
  // `??` instead of a default value, because a page without TypeScript may pass null
  const config = options.config ?? unset
  const strings = options.strings ?? unset
  const [screen, emit] = useReducer(
    (from: Screen, event: FlowEvent) => {
      const next = step(flowTable, from, event)
      // in a flow that does not start on Main, an event to Main leads to the flow's own first screen, unless the event
      // carries typed values
      return next.name === 'main' && !('typed' in next) ? (home ?? start(options)) : next
    },
    options,
    (options) => ({
      typed,
      ...(asksToLogIn && !client.session.getSync() ? { name: 'main' } : start(options)),
    }),
  )
  const [id] = useState(() => `st-${++mounted}`)
  const [spoken, setSpoken] = useState(silence)
  const text = useMemo(() => createText(sharedText, strings, language), [strings, language])
  const latest = useRef(options)
  latest.current = options
  const host = useMemo(
    () => createHost(client, element, () => latest.current.callbacks),
    [client, element],
  )
  const project = useProject(client, (bootstrap, refusal) => {
    // in a widget with Main, Main reports the refusal itself, after it has checked the page's set-up
    if (!home) {
      if (refusal) host.report(refusal)
      return
    }
    host.log('render_login_screen', {
      options: toLoggable(latest.current.config ?? unset),
      bootstrap,
    })
  })
  const isLaterDue = asksToLogIn || config.signedIn || project.project?.secondStep
  const { later, toast } = useLater({ screen, emit, element, home }, isLaterDue)
  const announce = useCallback<Widget['announce']>(
    (message, politeness = 'polite') => setSpoken({ ...silence, [politeness]: message }),
    [],
  )
  const { inputIdSuffix } = theme
  const toInputId = useCallback(
    (name: string, prefix = `${id}-`) => prefix + name + inputIdSuffix,
    [id, inputIdSuffix],
  )
  const widget = useMemo<Widget>(
    () => ({
      id,
      toInputId,
      client,
      config,
      host,
      asksToLogIn,
      methods,
      theme,
      latest,
      announce,
      toast,
    }),
    [id, toInputId, client, config, host, asksToLogIn, theme, announce, toast],
  )

  return (
    <WidgetContext.Provider value={widget}>
      <TextContext.Provider value={text}>
        <ProjectContext.Provider value={project}>
          <Card
            themeClass={themeClass}
            lang={text.locale}
            dir={toDirection(text.locale)}
            toaster={later}
          >
            <LiveRegion message={spoken.polite} />
            <LiveRegion message={spoken.assertive} politeness="assertive" />
            <ScreenHost screen={screen} emit={emit} />
          </Card>
        </ProjectContext.Provider>
      </TextContext.Provider>
    </WidgetContext.Provider>
  )
}
