/**
 * What a sign-in method hands to the widget: a value of this shape, registered with one line in `index.ts`.
 * A method never imports another method.
 */
import type { LoginConfig } from '../config/login-config.ts'
import type { LoginFollower } from '../context/widget-context.ts'
import type { TextId } from '../text/text-id.ts'
import type { AnyFlow, EventOn, Flow, FlowEvent, Screen } from './flow.ts'
import type { ScreenOwner, ScreensOf, View } from './screens.ts'
import type { Problem } from './use-submit.ts'

/** What Main wants to know of its forms. */
export interface FormStatus {
  readonly isPending: boolean
  /** About the request, not about a field; Main shows it as a banner. */
  readonly banner: Problem | null
}

/** A form that nobody has submitted. */
export const idleForm: FormStatus = { isPending: false, banner: null }

/** What a form under a tab of Main is given. Main keeps what was typed, so that it survives a new form. */
export interface TabFormProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  email: string
  onEmail: (email: string) => void
  onStatus: (status: FormStatus) => void
  /** The form that would stand here without this one; for a person whose way it is. */
  next?: Tab['Form'] | undefined
  /** Submits itself on arrival. */
  isAutomatic?: boolean
  /** Of the e-mail field. */
  autoComplete: string
  /** The id of the tab that names the field; null when its label does. */
  tabId: string | null
  isLabelHidden: boolean
}

/** A tab of Main and its form, which may emit `Event`. */
export interface Tab<Event extends FlowEvent = FlowEvent> {
  readonly id: string
  readonly label: TextId
  /** What browsers fill the e-mail field with. @default 'email' */
  readonly autoComplete?: string
  /**
   * Where several methods claim one tab, the lowest wins, and has the form of the other one as `next`. Under
   * the e-mail tab one above 0 can stand alone.
   */
  readonly rank: number
  readonly Form: View<TabFormProps<Event>>
}

/** What a section of buttons on Main is given. */
export interface SectionProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  isDisabled: boolean
}

/** A group of buttons on Main, apart from the form by "or". */
export interface Section<Event extends FlowEvent = FlowEvent> {
  readonly id: string
  readonly View: View<SectionProps<Event>>
}

/** What a method's part above all sections of Main is given. */
export interface LeadProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  /** What stands below, and the tabs of the form there. */
  sections: readonly (Section | typeof formSection)[]
  tabs: readonly Tab[]
  isDisabled: boolean
  onStatus: (status: FormStatus) => void
}

/** The module of a part above all sections. */
export interface LeadModule<Event extends FlowEvent = FlowEvent> {
  readonly Lead: View<LeadProps<Event>>
}

/** Where the form stands among the sections of Main. */
export const formSection = 'form'

/** A sign-in method: what it shows on Main, and what loads its screens. */
export interface Method extends LoginFollower, ScreenOwner {
  /** The product that turns it on, and the first word of its screens' names. */
  readonly id: string
  /** Stands first on Main, wherever the product stands in the configuration, and helps the e-mail field. */
  readonly lead?: () => Promise<LeadModule>
  readonly sections?: (config: LoginConfig) => readonly Section[]
  readonly tabs?: (config: LoginConfig) => readonly Tab[]
  /** The rows that are needed before the screens are there; all others come with them. */
  readonly flow?: Partial<AnyFlow>
}

/** A method with screens, events and table of its own: nothing but these fit together. */
export interface MethodOf<
  Own extends Screen,
  Event extends FlowEvent,
  Table extends Flow<Own, Event>,
> extends Method {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own, Event, Table> }>
  readonly lead?: () => Promise<LeadModule<EventOn<Table, Event, 'main'>>>
  readonly sections?: (config: LoginConfig) => readonly Section<EventOn<Table, Event, 'main'>>[]
  readonly tabs?: (config: LoginConfig) => readonly Tab<EventOn<Table, Event, 'main'>>[]
  readonly flow?: Partial<Table>
}
