import type { ReactNode } from 'react'
import type { LoginOptions } from '../kernel/context/widget-options.ts'
import type { Texts } from '../kernel/text/text-id.ts'
import type { AnyFlow, EventOn, Flow, FlowEvent, MainScreen, Screen } from './flow.ts'
import type { AnyKeptScreen, KeptScreen } from './kept-screen.ts'

/** A component by what it is given. */
export type View<Props> = (props: Props) => ReactNode

/** What a screen of a flow is given. */
export interface ScreenProps<Shown extends Screen, Event extends FlowEvent> {
  readonly screen: Shown
  readonly emit: (event: Event) => void
}

/** Screens, their events and the table that joins them. */
export interface FlowOf<
  Own extends Screen,
  Event extends FlowEvent,
  Table extends Flow<Own, Event>,
> {
  readonly screen: Own
  readonly event: Event
  readonly table: Table
}

/** Those of some flow. */
export interface SomeFlow {
  readonly screen: Screen
  readonly event: FlowEvent
  readonly table: AnyFlow
}

/** The events of a flow that count on the screen `Name`, and may be emitted there. */
export type EmittedOn<Own extends SomeFlow, Name extends string> = EventOn<
  Own['table'],
  Own['event'],
  Name
>

/** What the screen `Name` of a flow is given: its own data, and the events that count there. */
export type PropsOf<Own extends SomeFlow, Name extends Own['screen']['name']> = ScreenProps<
  Extract<Own['screen'], { name: Name }>,
  EmittedOn<Own, Name>
>

/** The screens of a flow with their table: one chunk. */
export interface ScreensOf<Own extends SomeFlow> {
  readonly flow: Own['table']
  readonly views: { readonly [Name in Own['screen']['name']]: View<PropsOf<Own, Name>> }
  readonly texts: Texts
  /** What goes on beside all of them, and draws nothing. */
  readonly Background?: View<Pick<ScreenProps<Own['screen'], Own['event']>, 'emit'>>
  /** Those that wait for what was sent, and survive a reload. */
  readonly kept?: {
    readonly [Name in Own['screen']['name']]?: KeptScreen<
      Extract<Own['screen'], { name: Name }>,
      EmittedOn<Own, Name>
    >
  }
}

/** Screens that are not known in detail. `never`: each view takes only the screen it is registered for. */
export interface Screens {
  readonly flow: AnyFlow
  readonly views: Readonly<Record<string, View<ScreenProps<never, FlowEvent>>>>
  readonly texts: Texts
  readonly Background?: View<Pick<ScreenProps<never, FlowEvent>, 'emit'>>
  readonly kept?: Readonly<Record<string, AnyKeptScreen | undefined>>
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
  /** Whether a signed-out user logs in there, and then comes to the first screen. @default false */
  readonly asksToLogIn?: boolean
}

/** A root with a flow of its own: nothing but these fit together. */
export interface RootOf<Own extends SomeFlow> extends Root {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own> }>
  readonly start: (options: LoginOptions) => Own['screen'] | MainScreen
}
