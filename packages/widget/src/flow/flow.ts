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

/** Where every flow starts and the back arrow leads. `email` is what the e-mail field opens with. */
export interface MainScreen {
  readonly name: 'main'
  readonly email?: string
}

/** In `from`: the event counts on every screen. */
export const anyScreen = '*'

/** A flow table: for each event the screens on which it counts, and the screen it leads to. */
export type Flow<Own extends Screen, Event extends FlowEvent> = {
  readonly [Type in Event['type']]: {
    readonly from: readonly (Own['name'] | 'main' | typeof anyScreen)[]
    readonly to: (event: Extract<Event, { type: Type }>) => Own | MainScreen
  }
}

/** A table whose screens and events are not known in detail: what the machine reads. */
export type AnyFlow = Readonly<
  Record<string, { from: readonly string[]; to: (event: never) => Screen }>
>
