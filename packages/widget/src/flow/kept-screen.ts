import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { FlowEvent, Screen } from './flow.ts'

/** A check whether a stored value is a valid value of a field. */
type IsValue<Value> = (value: unknown) => value is Value

/**
 * The fields of a screen that are stored, each with the check for its stored value. They are all that the screen needs
 * to be shown again.
 */
type KeptFields<Shown extends Screen> = {
  readonly [Key in keyof Omit<Shown, 'name'>]: IsValue<Shown[Key]>
}

/**
 * Keeps a screen that waits for a message, so that a reload returns to it. Its fields are kept in session storage
 * meanwhile, so they must contain no code and no token.
 */
export interface KeptScreen<Shown extends Screen, Event extends FlowEvent> {
  readonly fields: KeptFields<Shown>
  /** Returns the time at which the message's code or link expires, in epoch milliseconds. */
  readonly toEnd: (screen: Shown, config: LoginConfig) => number
  /** How the screen accepts a newer code that replaces its own code. */
  readonly renewal?: Renewal<Shown, Event>
}

/** Updates a tab that waits for a code when another tab has requested a newer code for the same address. */
interface Renewal<Shown, Event extends FlowEvent> {
  /** Returns a key that is equal in all tabs that wait for a code at the same address. */
  readonly toAddressee: (screen: Shown) => string
  /**
   * Returns the event that brings the newer code to the flow.
   *
   * @param screen - the screen with the data of the newer code
   */
  readonly toEvent: (screen: Shown) => Event
}

/**
 * The kept-screen options of any screen. The parameter type `never` ensures that they are called only after a lookup by
 * the screen's name.
 */
export type AnyKeptScreen = {
  readonly fields: Readonly<Record<string, IsValue<unknown>>>
  readonly toEnd: (screen: never, config: LoginConfig) => number
  readonly renewal?: Renewal<never, FlowEvent>
}

/** Checks for the fields of kept screens. */
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number => Number.isFinite(value)
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The check of a field that is not stored. */
export const isMissing = (value: unknown): value is undefined => value === undefined

/** Makes the check of a field that may be missing. */
export const isMissingOr =
  <Value>(isValue: IsValue<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isValue(value)

/** Makes the check of a field that has one of several words. */
export const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)
