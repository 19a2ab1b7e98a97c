import type { ReactNode } from 'react'
import type { LoginOptions } from '../kernel/context/widget-options.ts'
import type { Texts } from '../kernel/text/text-id.ts'
import type { AnyFlow, EventOn, Flow, FlowEvent, MainScreen, Screen } from './flow.ts'
import type { AnyKeptScreen, KeptScreen } from './kept-screen.ts'

/** A component with the properties `Props`. */
export type View<Props> = (props: Props) => ReactNode

/** Properties of a screen. */
export interface ScreenProps<Shown extends Screen, Event extends FlowEvent> {
  readonly screen: Shown
  readonly emit: (event: Event) => void
}

/** The types of a flow: its screens, its events, and the table that connects them. */
export interface FlowOf<
  Own extends Screen,
  Event extends FlowEvent,
  Table extends Flow<Own, Event>,
> {
  readonly screen: Own
  readonly event: Event
  readonly table: Table
}

/** The types of any flow. */
export interface SomeFlow {
  readonly screen: Screen
  readonly event: FlowEvent
  readonly table: AnyFlow
}

/** The events of a flow that are valid on the screen `Name`, and may be emitted there. */
export type EmittedOn<Own extends SomeFlow, Name extends string> = EventOn<
  Own['table'],
  Own['event'],
  Name
>

/** Properties of the screen `Name` of a flow: its own data, and the events that are valid there. */
export type PropsOf<Own extends SomeFlow, Name extends Own['screen']['name']> = ScreenProps<
  Extract<Own['screen'], { name: Name }>,
  EmittedOn<Own, Name>
>

/** The screens of a flow with their table. They form one chunk. */
export interface ScreensOf<Own extends SomeFlow> {
  readonly flow: Own['table']
  readonly views: { readonly [Name in Own['screen']['name']]: View<PropsOf<Own, Name>> }
  readonly texts: Texts
  /** A component without output that is mounted beside every screen of the flow. */
  readonly Background?: View<Pick<ScreenProps<Own['screen'], Own['event']>, 'emit'>>
  /** The screens that wait for a message and survive a reload. */
  readonly kept?: {
    readonly [Name in Own['screen']['name']]?: KeptScreen<
      Extract<Own['screen'], { name: Name }>,
      EmittedOn<Own, Name>
    >
  }
}

/**
 * The screens of any flow. The parameter type `never` ensures that a view is called only after a lookup by its screen's
 * name.
 */
export interface Screens {
  readonly flow: AnyFlow
  readonly views: Readonly<Record<string, View<ScreenProps<never, FlowEvent>>>>
  readonly texts: Texts
  readonly Background?: View<Pick<ScreenProps<never, FlowEvent>, 'emit'>>
  readonly kept?: Readonly<Record<string, AnyKeptScreen | undefined>>
}

/** The owner of screens: the first word of their names, and the loader of their chunk. */
export interface ScreenOwner {
  readonly id: string
  readonly load: () => Promise<{ readonly screens: Screens }>
}

/** The root of a widget: its first screen and the screens that follow. */
export interface Root extends ScreenOwner {
  /** Returns the first screen. */
  readonly start: (options: LoginOptions) => Screen
  /** The screen that replaces Main as the target of events that lead to Main. @default the first screen */
  readonly home?: MainScreen
  /** Whether a signed-out user logs in on this page before the first screen appears. @default false */
  readonly asksToLogIn?: boolean
}

/** A root with a flow of its own. The type accepts only screens of that flow. */
export interface RootOf<Own extends SomeFlow> extends Root {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own> }>
  readonly start: (options: LoginOptions) => Own['screen'] | MainScreen
}
