/**
 * The types of a flow: which event leads from which screen to which. Each method brings its own table. This folder
 * contains the state machine and the submit hook, and knows no method.
 */

/** A screen: its name and exactly the data that it shows. */
export interface Screen {
  readonly name: string
}

/** Something that happened, named in the past tense, with its data. */
export interface FlowEvent {
  readonly type: string
}

/** The screen where every flow starts, and where the back arrow leads. */
export interface MainScreen {
  readonly name: 'main'
  /** The id of the selected tab. @default the first tab */
  readonly tab?: string
  /** The initial values of the fields, by name. */
  readonly typed?: Readonly<Record<string, string>>
}

/** A value of `from`: the event is valid on every screen. */
export const anyScreen = '*'

type From<Own extends Screen> = Own['name'] | MainScreen['name'] | typeof anyScreen

/**
 * A flow table: for each event, the screens on which it is valid (at least one) and the screen that it leads to. The
 * type requires a row for every event and allows no other row.
 */
export type Flow<Own extends Screen, Event extends FlowEvent> = {
  readonly [Type in Event['type']]: {
    readonly from: readonly [From<Own>, ...From<Own>[]]
    readonly to: (event: Extract<Event, { type: Type }>) => Own | MainScreen
  }
}

/** A table of any flow, as the state machine reads it. */
export type AnyFlow = Readonly<
  Record<string, { from: readonly string[]; to: (event: never) => Screen }>
>

/** The events that are valid on the screen `Name` according to `Table`. Only these may be emitted there. */
export type EventOn<
  Table extends AnyFlow,
  Event extends FlowEvent,
  Name extends string,
> = Event extends FlowEvent
  ? Extract<Table[Event['type']]['from'][number], Name | typeof anyScreen> extends never
    ? never
    : Event
  : never
