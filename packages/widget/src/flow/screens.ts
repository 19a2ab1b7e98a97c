import type { ReactNode } from 'react'
import type { LoginOptions } from '../context/widget-options.ts'
import type { Texts } from '../text/text-id.ts'
import type { AnyFlow, EventOn, Flow, FlowEvent, MainScreen, Screen } from './flow.ts'

/** A component by what it is given. */
export type View<Props> = (props: Props) => ReactNode

/** What a screen of a flow is given. */
export interface ScreenProps<Shown extends Screen, Event extends FlowEvent> {
  readonly screen: Shown
  readonly emit: (event: Event) => void
}

/** The same for the screen `Name`, by its table: its own data, and only the events that count there. */
export type PropsOf<
  Own extends Screen,
  Event extends FlowEvent,
  Table extends Flow<Own, Event>,
  Name extends Own['name'],
> = ScreenProps<Extract<Own, { name: Name }>, EventOn<Table, Event, Name>>

/** Screens with the table that joins them: one chunk. */
export interface ScreensOf<
  Own extends Screen,
  Event extends FlowEvent,
  Table extends Flow<Own, Event>,
> {
  readonly flow: Table
  readonly views: {
    readonly [Name in Own['name']]: View<PropsOf<Own, Event, Table, Name>>
  }
  readonly texts: Texts
  /** What goes on beside all of them, and draws nothing. */
  readonly Background?: View<Pick<ScreenProps<Own, Event>, 'emit'>>
}

/** Screens that are not known in detail. `never`: each view takes only the screen it is registered for. */
export interface Screens {
  readonly flow: AnyFlow
  readonly views: Readonly<Record<string, View<ScreenProps<never, FlowEvent>>>>
  readonly texts: Texts
  readonly Background?: View<Pick<ScreenProps<never, FlowEvent>, 'emit'>>
}

/** What has screens: the first word of their names, and the chunk that they come in. */
export interface ScreenOwner {
  readonly id: string
  readonly load: () => Promise<{ readonly screens: Screens }>
  /** The rows that are needed before the screens are there; all others come with them. */
  readonly flow?: Partial<AnyFlow>
}

/** Where a widget starts, with the screens behind that. */
export interface Root extends ScreenOwner {
  /** Its first screen. */
  readonly start: (options: LoginOptions) => Screen
  /** Where what leads to Main leads. @default its first screen */
  readonly home?: MainScreen
}

/** A root with screens, events and table of its own. */
export interface RootOf<Own extends Screen, Event extends FlowEvent, Table extends Flow<Own, Event>>
  extends Root {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own, Event, Table> }>
  readonly start: (options: LoginOptions) => Own | MainScreen
}
