import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { FlowEvent, Screen } from './flow.ts'

/** Whether a value that was read is one of a field's. */
type IsValue<Value> = (value: unknown) => value is Value

/** What of a screen is kept: all that it needs to be shown again, each field with what checks it when it is read. */
type KeptFields<Shown extends Screen> = {
  readonly [Key in keyof Omit<Shown, 'name'>]: IsValue<Shown[Key]>
}

/**
 * A screen that waits for what was sent, and comes back after a reload. Its fields are in session storage meanwhile: no
 * code and no token may be among them.
 */
export interface KeptScreen<Shown extends Screen, Event extends FlowEvent> {
  readonly fields: KeptFields<Shown>
  /** When what was sent stops counting, epoch milliseconds. */
  readonly toEnd: (screen: Shown, config: LoginConfig) => number
  /** Of a code that a newer one replaces. */
  readonly renewal?: Renewal<Shown, Event>
}

/** What happens in a tab that waits for a code, when another tab has had a newer one sent to the same address. */
interface Renewal<Shown, Event extends FlowEvent> {
  /** The same in every tab that waits for a code at the same address. */
  readonly toAddressee: (screen: Shown) => string
  /** @param screen - as it is with the newer code */
  readonly toEvent: (screen: Shown) => Event
}

/** One whose screen is not known in detail. `never`: it takes only the screen that it is registered for. */
export type AnyKeptScreen = {
  readonly fields: Readonly<Record<string, IsValue<unknown>>>
  readonly toEnd: (screen: never, config: LoginConfig) => number
  readonly renewal?: Renewal<never, FlowEvent>
}

/** What the fields of kept screens are checked by. */
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => Number.isFinite(value)
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** A field that is not kept. */
export const isMissing = (value: unknown): value is undefined => value === undefined

/** A field that may be missing. */
export const isMissingOr =
  <Value>(isValue: IsValue<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isValue(value)

/** One of some words. */
export const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)
