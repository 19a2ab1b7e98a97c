/** What every screen of one mounted widget shares: its client, its configuration, its host, its voice. */
import type { Client } from '@portico/client'
import { createContext, type RefObject, useContext } from 'react'
import type { ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import type { LoginConfig } from '../config/login-config.ts'
import type { Host } from '../host/host.ts'
import type { WidgetOptions } from './widget-options.ts'

/** How urgently a screen reader speaks. */
export type Politeness = 'polite' | 'assertive'

/** The kinds of toast with their own time and colour (specification section 9). */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

/** The module of what follows a log-in by password. */
export interface FollowUp {
  readonly followPasswordLogin: (widget: Widget) => Promise<void>
}

/** What of a method another one may set off, which does not know it. */
export interface LoginFollower {
  /** Loads what follows a log-in by password, whether or not the method is offered; falsy for nothing. */
  readonly afterPasswordLogin?: (config: LoginConfig) => Promise<FollowUp> | false | undefined
}

/** Shared by the screens of one widget. */
export interface Widget {
  /** Sets the ids of this widget apart from those of another on the page. */
  readonly id: string
  /**
   * The id of an input, with what the host wants at its end.
   *
   * @param prefix - @default the widget's own, which no other widget on the page has
   */
  toInputId(name: string, prefix?: string): string
  readonly client: Client
  readonly config: LoginConfig
  readonly host: Host
  /** Whether a signed-out user logs in here first: a root may want that. */
  readonly asksToLogIn: boolean
  /** Every method, also those that are not configured. */
  readonly methods: readonly LoginFollower[]
  readonly theme: ResolvedTheme
  /** The options of the latest mount. */
  readonly latest: RefObject<WidgetOptions>
  /** Says a sentence in the live region. */
  announce(message: string, politeness?: Politeness): void
  /** Shows a toast. */
  toast(kind: ToastKind, message: string): void
}

export const WidgetContext = createContext<Widget | null>(null)

/**
 * The widget around a component.
 *
 * @throws Error outside of a mounted widget
 */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('No widget.')
  return widget
}
