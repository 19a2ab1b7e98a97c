/**
 * The playground: the live widget beside the tools that change and watch it. It wires states and doors;
 * what each tool shows is in its own folder.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { toProductIds } from '../config/products.ts'
import { watchHealth } from '../service/watch-health.ts'
import { useSession } from '../session/use-session.ts'
import { toShown } from './mount-chosen.ts'
import { Panel } from './panel.tsx'
import { PanelTabs } from './panel-tabs.tsx'
import { Preview } from './preview.tsx'
import { TopBar } from './top-bar.tsx'
import { useInbox } from './use-inbox.ts'
import { usePageTheme } from './use-page-theme.ts'
import { usePlayground } from './use-playground.ts'
import { usePortico } from './use-portico.ts'
import { useWidget } from './use-widget.ts'

export function App(): ReactNode {
  const [state, dispatch] = usePlayground()
  const [isHealthy, setHealthy] = useState<boolean | null>(null)
  const { project, client, failure } = usePortico(dispatch)
  const scheme = usePageTheme(state.theme)
  const signedIn = useSession(client)
  const shown = toShown(state.widget, signedIn !== null)
  const { mount, refusal, isApplied } = useWidget(
    client,
    state,
    dispatch,
    project?.clientAppUrl ?? null,
    shown,
  )
  useInbox(dispatch)
  useEffect(() => watchHealth(setHealthy), [])

  const signOut = () => {
    client?.session.revoke({ forceClear: true }).catch(() => undefined)
    dispatch({ type: 'widget.restarted' })
  }
  const config = state.drafts.config
  const hasPasskeys = signedIn !== null && toProductIds(config.value).includes('passkeys')
  return (
    <div className="pg-page">
      <TopBar
        widget={state.widget}
        isHealthy={isHealthy}
        clientAppUrl={project?.clientAppUrl ?? null}
        scheme={scheme}
        onWidget={(widget) => dispatch({ type: 'widget.chosen', widget })}
        onScheme={(mode) => dispatch({ type: 'theme.changed', theme: { ...state.theme, mode } })}
      />
      <Preview
        mount={mount}
        round={`${state.round}-${shown}`}
        failure={failure}
        width={state.width}
        isShadowed={config.value.enableShadowDOM === true}
        canShadow={config.problem === null}
        signedIn={signedIn}
        isOnPasskeys={hasPasskeys ? state.widget === 'passkeys' : null}
        onPasskeys={(isOnPasskeys) =>
          dispatch({ type: 'widget.chosen', widget: isOnPasskeys ? 'passkeys' : 'login' })
        }
        onWidth={(width) => dispatch({ type: 'width.chosen', width })}
        onShadow={(value) => dispatch({ type: 'option.set', key: 'enableShadowDOM', value })}
        onSignOut={signOut}
        onRestart={() => dispatch({ type: 'widget.restarted' })}
      />
      <section className="pg-panel" id="tools" aria-label="Tools">
        <PanelTabs
          selected={state.tab}
          unreadCount={state.inbox.unreadIds.length}
          onSelect={(tab) => dispatch({ type: 'tab.chosen', tab })}
        />
        <Panel
          state={state}
          dispatch={dispatch}
          publicToken={project?.publicToken ?? null}
          scheme={scheme}
          refusal={failure ?? refusal}
          isApplied={isApplied}
          signedIn={signedIn}
          onSignOut={signOut}
        />
      </section>
    </div>
  )
}
