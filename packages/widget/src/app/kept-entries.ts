/**
 * The screens that wait for what was sent, as session storage keeps them for the life of that: a reload, or a tab that
 * the browser discards, loses none. No code and no token is ever among what is kept.
 */
import { getInternals } from '@portico/client'
import type { Screen } from '../flow/flow.ts'
import type { AnyKeptScreen } from '../flow/kept-screen.ts'
import { findScreens } from '../flow/load-screens.ts'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { keptKey } from './has-kept.ts'

/** Where on the page a widget of a project is. */
export interface Place {
  readonly client: Widget['client']
  /** The custom element. */
  readonly element: HTMLElement
}

/** A screen that is kept. */
export interface Entry {
  readonly name: string
  readonly fields: Readonly<Record<string, unknown>>
  /** When it is of no use any more, epoch milliseconds. */
  readonly endsAt: number
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.fields) &&
  Number.isFinite(value.endsAt)

/** Sets a project apart from another one. */
export const toScopeStart = (client: Widget['client']): string =>
  `${getInternals(client).publicToken} `

/** Sets a widget apart from another element, from one at another place of the page, and from another project. */
const toScope = ({ client, element }: Place): string =>
  `${toScopeStart(client)}${element.localName} ${element.closest('[id]')?.id}`

/** What is kept of every widget of this tab. What is no such record is nothing. */
function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? '')
    return isRecord(all) ? { ...all } : {}
  } catch {
    return {}
  }
}

/** What is kept of a widget, and counts still; or null. */
export function readEntry(widget: Place): Entry | null {
  const entry = readAll()[toScope(widget)]
  return isEntry(entry) && entry.endsAt > Date.now() ? entry : null
}

/** Keeps a widget's screen, or nothing of it. */
export function writeEntry(widget: Place, entry: Entry | null): void {
  const { [toScope(widget)]: before, ...others } = readAll()
  if (entry) writeAll({ ...others, [toScope(widget)]: entry })
  else if (before) writeAll(others)
}

/** Keeps nothing of a project any more: its user is signed in. */
export function forgetEntries(client: Widget['client']): void {
  const all = Object.entries(readAll())
  const others = all.filter(([scope]) => !scope.startsWith(toScopeStart(client)))
  if (others.length < all.length) writeAll(Object.fromEntries(others))
}

/** Where storage is blocked or full, nothing is kept. */
function writeAll(all: Readonly<Record<string, unknown>>): void {
  try {
    if (Object.keys(all).length > 0) sessionStorage.setItem(keptKey, JSON.stringify(all))
    else sessionStorage.removeItem(keptKey)
  } catch {
    // a reload leads to the first screen then
  }
}

/** How a screen is kept, once its chunk is there; undefined for those that are not. */
export const findKept = (name: string): AnyKeptScreen | undefined => findScreens(name)?.kept?.[name]

const pickFields = ({ fields }: AnyKeptScreen, screen: Screen): Entry['fields'] =>
  Object.fromEntries(Object.entries(screen).filter(([key, value]) => fields[key]?.(value)))

/** What to keep of a screen; null for one that is not kept, and for one whose time is over. */
export function toEntry(screen: Screen, config: LoginConfig): Entry | null {
  const kept = findKept(screen.name)
  if (!kept) return null
  const endsAt = kept.toEnd(screen as never, config) // it stands under this screen's name, so it takes this screen
  if (endsAt <= Date.now()) return null
  return { name: screen.name, fields: pickFields(kept, screen), endsAt }
}

/** The screen that was kept; null where it is none that this version shows. */
export function toScreen({ name, fields }: Omit<Entry, 'endsAt'>): Screen | null {
  const kept = findKept(name)
  if (!kept) return null
  const checks = Object.entries(kept.fields)
  if (!checks.every(([key, isValue]) => isValue(fields[key]))) return null
  return { ...Object.fromEntries(checks.map(([key]) => [key, fields[key]])), name }
}
