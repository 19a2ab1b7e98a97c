/**
 * Stores the screens that wait for a message in session storage until the message expires, so that they survive a
 * reload and a tab that the browser discards. A stored screen never contains a code or a token.
 */
import { getInternals } from '@portico/client'
import type { Screen } from '../flow/flow.ts'
import type { AnyKeptScreen } from '../flow/kept-screen.ts'
import { findScreens } from '../flow/load-screens.ts'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { keptKey } from './has-kept.ts'

/** Identifies a widget on the page. */
export interface Place {
  readonly client: Widget['client']
  /** The custom element. */
  readonly element: HTMLElement
}

/** A stored screen. */
export interface Entry {
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The time at which it expires, in epoch milliseconds. */
  readonly endsAt: number
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.fields) &&
  Number.isFinite(value.endsAt)

/** Returns the part of the key that distinguishes projects. */
export const toScopeStart = (client: Widget['client']): string =>
  `${getInternals(client).publicToken} `

/**
 * Returns a key that distinguishes a widget from those of other elements, other places on the page, and other projects.
 */
const toScope = ({ client, element }: Place): string =>
  `${toScopeStart(client)}${element.localName} ${element.closest('[id]')?.id}`

/** Reads the entries of all widgets in this tab. An invalid record counts as empty. */
function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? '')
    return isRecord(all) ? { ...all } : {}
  } catch {
    return {}
  }
}

/** Reads a widget's entry; null if there is none, or if it has expired. */
export function readEntry(widget: Place): Entry | null {
  const entry = readAll()[toScope(widget)]
  return isEntry(entry) && entry.endsAt > Date.now() ? entry : null
}

/** Stores the screen of a widget, or removes it if `entry` is null. */
export function writeEntry(widget: Place, entry: Entry | null): void {
  const { [toScope(widget)]: before, ...others } = readAll()
  if (entry) writeAll({ ...others, [toScope(widget)]: entry })
  else if (before) writeAll(others)
}

/** Removes the entries of a project after its user has signed in. */
export function forgetEntries(client: Widget['client']): void {
  const all = Object.entries(readAll())
  const others = all.filter(([scope]) => !scope.startsWith(toScopeStart(client)))
  if (others.length < all.length) writeAll(Object.fromEntries(others))
}

/** Writes all entries. If storage is blocked or full, nothing is stored. */
function writeAll(all: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(keptKey, JSON.stringify(all))
    else sessionStorage.removeItem(keptKey)
  } catch {
    // without storage, a reload leads to the first screen
  }
}

/** Returns how a screen is stored, once its chunk is loaded; undefined if the screen is not stored. */
export const findKept = (name: string): AnyKeptScreen | undefined => findScreens(name)?.kept?.[name]

const pickFields = ({ fields }: AnyKeptScreen, screen: Screen): Entry['fields'] =>
  Object.fromEntries(Object.entries(screen).filter(([key, value]) => fields[key]?.(value)))

/** Returns the entry of a screen; null if the screen is not stored or has expired. */
export function toEntry(screen: Screen, config: LoginConfig): Entry | null {
  const kept = findKept(screen.name)
  if (!kept) return null
  // the options were looked up by the screen's name, so they take this screen
  const endsAt = kept.toEnd(screen as never, config)
  if (endsAt <= Date.now()) return null
  return { name: screen.name, fields: pickFields(kept, screen), endsAt }
}

/** Returns the screen of an entry; null if this version of the widget does not show such a screen. */
export function toScreen({ name, fields }: Omit<Entry, 'endsAt'>): Screen | null {
  const kept = findKept(name)
  if (!kept) return null
  const checks = Object.entries(kept.fields)
  if (!checks.every(([key, isValue]) => isValue(fields[key]))) return null
  return { ...Object.fromEntries(checks.map(([key]) => [key, fields[key]])), name }
}
