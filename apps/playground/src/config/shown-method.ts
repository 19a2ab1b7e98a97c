import type { LoginConfig } from '@portico/widget'

/** A configuration of the widget, as the editor has it. */
export type Config = Readonly<Record<string, unknown>>

/** The key under which a configuration has the options of a method. */
export type OptionsKey = Exclude<Extract<keyof LoginConfig, `${string}Options`>, 'sessionOptions'>

/** A method with options on this page: a file of `methods` each. */
export interface ShownMethod {
  /** The product that turns the method on. */
  readonly product: string
  /** The key of its options. */
  readonly key: string
  /** Every option; `null` says that its value is left to the widget. */
  readonly options: Readonly<Record<string, null>>
  /** What the widget does by itself. @default nothing that the page knows */
  readonly defaults?: Config
  /** The options that the editor has at first. @default none */
  readonly start?: Config
  /** The options that say where links lead. @default none: nothing leads back to the page */
  readonly redirects?: readonly string[]
  /** Whether it has the form for an address, of which the widget has room for one. @default never */
  hasMailForm?(options: Config): boolean
  /** Its ways of sending, as switches: the option that lists them. @default none */
  readonly ways?: {
    readonly label: string
    readonly option: string
    readonly ids: readonly string[]
  }
}

/** Shows a method on this page. An option that the widget has, and that is missing here, does not compile. */
export const showMethod = <Key extends OptionsKey>(
  method: ShownMethod & {
    readonly key: Key
    readonly options: Readonly<Record<keyof NonNullable<LoginConfig[Key]>, null>>
  },
): ShownMethod => method
