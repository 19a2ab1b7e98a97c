/**
 * The flow of the widget: which event leads from which screen to which. A method brings its own table;
 * this folder holds the machine and the submit hook, and knows no method.
 */

/** A screen: its name and exactly the data it shows. */
export interface Screen {
  readonly name: string
}

/** A past fact: what happened, with what is known of it. */
export interface FlowEvent {
  readonly type: string
}

/** Where every flow starts and the back arrow leads. */
export interface MainScreen {
  readonly name: 'main'
  /** The id of the tab that is chosen. @default the first */
  readonly tab?: string
  /** What the fields open with, by their names. */
  readonly typed?: Readonly<Record<string, string>>
}

/** In `from`: the event counts on every screen. */
export const anyScreen = '*'

type From<Own extends Screen> = Own['name'] | MainScreen['name'] | typeof anyScreen

/**
 * A flow table: for each event the screens on which it counts, one at least, and the screen it leads to. It has a
 * row for every event and for no other.
 */
export type Flow<Own extends Screen, Event extends FlowEvent> = {
  readonly [Type in Event['type']]: {
    readonly from: readonly [From<Own>, ...From<Own>[]]
    readonly to: (event: Extract<Event, { type: Type }>) => Own | MainScreen
  }
}

/** A table whose screens and events are not known in detail: what the machine reads. */
export type AnyFlow = Readonly<
  Record<string, { from: readonly string[]; to: (event: never) => Screen }>
>

/** The events that count on the screen `Name` by the table `Table`: those that may be emitted there. */
export type EventOn<
  Table extends AnyFlow,
  Event extends FlowEvent,
  Name extends string,
> = Event extends FlowEvent
  ? Extract<Table[Event['type']]['from'][number], Name | typeof anyScreen> extends never
    ? never
    : Event
  : never
