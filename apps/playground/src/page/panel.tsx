import type { ReactNode } from 'react'
import { ConfigTab } from '../config/config-tab.tsx'
import { EventsTab } from '../events/events-tab.tsx'
import { InboxTab } from '../inbox/inbox-tab.tsx'
import { clearDevInbox } from '../service/dev-message.ts'
import type { SignedIn } from '../session/use-session.ts'
import { SnippetTab } from '../snippet/snippet-tab.tsx'
import { withWholeLogo } from '../snippet/with-whole-logo.ts'
import type { Scheme } from '../theme/theme-state.ts'
import { ThemeTab } from '../theme/theme-tab.tsx'
import type { PlaygroundAction, PlaygroundState } from './playground-state.ts'

interface PanelProps {
  state: PlaygroundState
  dispatch: (action: PlaygroundAction) => void
  /** null until the project is known */
  publicToken: string | null
  scheme: Scheme
  /** What `mountLogin` threw; null when it took everything. */
  refusal: string | null
  isApplied: boolean
  signedIn: SignedIn | null
  onSignOut: () => void
}

/** What belongs to the chosen tab. */
export function Panel(props: PanelProps): ReactNode {
  const { tab } = props.state
  return (
    <div
      className="pg-panel-body"
      role="tabpanel"
      id="panel"
      key={tab}
      aria-labelledby={`tab-${tab}`}
    >
      {renderTab(props)}
    </div>
  )
}

function renderTab({ state, dispatch, ...props }: PanelProps): ReactNode {
  const { drafts, theme } = state
  switch (state.tab) {
    case 'config':
      return (
        <ConfigTab
          drafts={drafts}
          refusal={props.refusal}
          isApplied={props.isApplied}
          onType={(editor, text) => dispatch({ type: 'draft.typed', editor, text })}
          onReset={(editor) => dispatch({ type: 'draft.reset', editor })}
          onText={(id, text) => dispatch({ type: 'text.added', id, text })}
          onOption={(key, value) => dispatch({ type: 'option.set', key, value })}
        />
      )
    case 'theme':
      return (
        <ThemeTab
          theme={theme}
          scheme={props.scheme}
          onChange={(changed) => dispatch({ type: 'theme.changed', theme: changed })}
        />
      )
    case 'inbox':
      return (
        <InboxTab
          inbox={state.inbox}
          onOpen={(id) => dispatch({ type: 'inbox.opened', id })}
          onClear={() => {
            void clearDevInbox()
            dispatch({ type: 'inbox.loaded', messages: [], isBusy: false })
          }}
        />
      )
    case 'events':
      return (
        <EventsTab
          entries={state.entries}
          signedIn={props.signedIn}
          onSignOut={props.onSignOut}
          onClear={() => dispatch({ type: 'entries.cleared' })}
        />
      )
    case 'snippet':
      return (
        <SnippetTab
          isFromLastGood={Object.values(drafts).some(({ problem }) => problem !== null)}
          facts={{
            origin: location.origin,
            publicToken: props.publicToken ?? 'public-token-test-…',
            config: drafts.config.value,
            styles: withWholeLogo(drafts.styles.value, location.origin),
            strings: drafts.strings.value,
            theme,
          }}
        />
      )
  }
}
