/**
 * The context that all screens of a mounted widget share: its client, its configuration, its host and its live region.
 */
import type { Client } from '@portico/client'
import { createContext, type RefObject, useContext } from 'react'
import type { ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import type { LoginConfig } from '../config/login-config.ts'
import type { Host } from '../host/host.ts'
import type { WidgetOptions } from './widget-options.ts'

/** How urgently a screen reader announces a sentence. */
export type Politeness = 'polite' | 'assertive'

/** The kinds of toast, each with its own time and colour (specification section 9). */
export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom'

/** The module with the step that follows a log-in with a password. */
export interface FollowUp {
  readonly followPasswordLogin: (widget: Widget) => Promise<void>
}

/** The part of a method that another method calls without knowing that method. */
export interface LoginFollower {
  /**
   * Loads the step that follows a log-in with a password, whether or not the method is offered. Returns a falsy value
   * if there is no such step.
   */
  readonly afterPasswordLogin?: (config: LoginConfig) => Promise<FollowUp> | false | undefined
}

/** The context of one widget, shared by its screens. */
export interface Widget {
  /** A prefix that distinguishes the ids of this widget from those of other widgets on the page. */
  readonly id: string
  /**
   * Returns the id of an input, with the host's suffix.
   *
   * @param prefix - @default this widget's own prefix
   */
  toInputId(name: string, prefix?: string): string
  readonly client: Client
  readonly config: LoginConfig
  readonly host: Host
  /** Whether a signed-out user must first log in on this page; some roots need that. */
  readonly asksToLogIn: boolean
  /** All methods, also those that are not configured. */
  readonly methods: readonly LoginFollower[]
  readonly theme: ResolvedTheme
  /** The options of the latest mount. */
  readonly latest: RefObject<WidgetOptions>
  /** Announces a sentence in the live region. */
  announce(message: string, politeness?: Politeness): void
  /** Shows a toast. */
  toast(kind: ToastKind, message: string): void
}

export const WidgetContext = createContext<Widget | null>(null)

/**
 * Returns the widget around a component.
 *
 * @throws Error outside of a mounted widget
 */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('No widget.')
  return widget
}
