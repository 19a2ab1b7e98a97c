import { type Dispatch, useCallback, useMemo, useState } from 'react'
import { leadToAuthenticate } from '../config/lead-to-authenticate.ts'
import { toEventEntry } from '../events/to-entry.ts'
import { useDebounced } from '../parts/use-debounced.ts'
import type { PorticoClient } from '../portico/portico.ts'
import { toPresentationTheme } from '../theme/theme-state.ts'
import type { WidgetId } from './choices.ts'
import { mountChosen } from './mount-chosen.ts'
import type { PlaygroundAction, PlaygroundState } from './playground-state.ts'
import type { MountOptions } from './shown-root.ts'
import { useResetToken } from './use-reset-token.ts'

/** How long the texts must stand still before the widget gets them. */
const calmMs = 200

interface Widget {
  /** Null until the client is there. Another function is another look or configuration. */
  readonly mount: ((selector: string) => void) | null
  /** What mounting threw at the last try. */
  readonly refusal: string | null
  /** Whether the widget has the texts of now. */
  readonly isApplied: boolean
}

/** How the widget is to be mounted, from the editors and the theme. */
export function useWidget(
  client: PorticoClient | null,
  { drafts, theme, round }: PlaygroundState,
  dispatch: Dispatch<PlaygroundAction>,
  clientAppUrl: string | null,
  shown: WidgetId,
): Widget {
  const resetToken = useResetToken(client, shown === 'reset', round)
  const [refusal, setRefusal] = useState<string | null>(null)
  const config = drafts.config.value
  const styles = drafts.styles.value
  const strings = drafts.strings.value
  const typed = useMemo(() => ({ config, styles, strings }), [config, styles, strings])
  const debounced = useDebounced(typed, calmMs)
  const presentation = useMemo(() => ({ theme: toPresentationTheme(theme) }), [theme])
  const mount = useCallback(
    (selector: string) => {
      try {
        // What a person types may be anything: the widget is what checks it, as on every page.
        const options = {
          ...debounced,
          config: leadToAuthenticate(debounced.config, location.origin),
          presentation,
        } as unknown as MountOptions
        const onEvent = ({ type, data }: { type: string; data: unknown }) => {
          dispatch({ type: 'entry.added', entry: toEventEntry(type, data, Date.now()) })
          if (type === 'PASSKEY_DONE') dispatch({ type: 'widget.chosen', widget: 'login' })
        }
        // nothing could be drawn: the card says so, and so does the line under the editor
        const onError = ({ name, message }: Error) => {
          if (name === 'PorticoSetupError') setRefusal(message)
        }
        const mounted = { ...options, elementId: selector, callbacks: { onEvent, onError } }
        if (client) mountChosen(client, shown, mounted, { clientAppUrl, resetToken })
        setRefusal(null)
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : String(error))
      }
    },
    [client, debounced, presentation, shown, dispatch, clientAppUrl, resetToken],
  )
  const isReady = client !== null && (shown !== 'reset' || resetToken !== null)
  return { mount: isReady ? mount : null, refusal, isApplied: debounced === typed }
}
