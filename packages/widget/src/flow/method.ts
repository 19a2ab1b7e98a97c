/**
 * What a sign-in method hands to the widget: a value of this shape, registered with one line in `index.ts`.
 * A method never imports another method.
 */
import type { ProjectBootstrap } from '@portico/client'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { LoginFollower, Widget } from '../kernel/context/widget-context.ts'
import type { TextId } from '../kernel/text/text-id.ts'
import type { FlowEvent } from './flow.ts'
import type { EmittedOn, ScreenOwner, ScreensOf, SomeFlow, View } from './screens.ts'
import type { Action, Problem, Submit } from './use-submit.ts'

/** What a tab makes the action of its form of. */
export interface TabContext<Event extends FlowEvent> {
  readonly widget: Widget
  /** The id of the tab, where several have one action. */
  readonly id: string
  readonly emit: (event: Event) => void
  /** Whether nobody asked for it: it goes on where the form of another method passed the person on. */
  readonly isAutomatic: boolean
  /** What the form would do that would stand here without this one, for a person whose way that is. */
  readonly toNext?: (() => Action<string>) | undefined
}

/** What was typed under a tab, and the submit behind it. Main keeps them, so that they survive a new form. */
export interface TypedForm {
  readonly value: string
  readonly change: (value: string) => void
  readonly submit: Submit<string>
  /** Loads what a submit leads to, as somebody comes to the form. A failure shows when it is due. */
  readonly prepare: () => void
  /** What is wrong with the value; null where nothing is. */
  readonly fieldError: string | null
}

/** What a form under a tab of Main is given. */
export interface TabFormProps extends TypedForm {
  /** What browsers fill the field with, where the tab says it. */
  readonly autoComplete: string
  /** The tab it stands under, where several have one form. */
  readonly tab?: { readonly id: string } | undefined
  /** The id of the tab that names the field; null when its label does. */
  readonly tabId: string | null
  readonly isLabelHidden: boolean
}

/** What stands under a tab, which may emit `Event`. */
export interface TabForm<Event extends FlowEvent = FlowEvent> {
  readonly Form: View<TabFormProps>
  readonly toAction: (context: TabContext<Event>) => Action<string>
  /** Whether a problem stands under the field; any other is a banner. */
  readonly isAboutField: (problem: Problem) => boolean
}

/** A tab of Main. */
export interface Tab<Event extends FlowEvent = FlowEvent> extends Partial<TabForm<Event>> {
  readonly id: string
  /** @default what Main calls the tab of this id */
  readonly label?: TextId
  readonly autoComplete?: string
  /** The name of its field, where tabs share what was typed. @default the tab's id */
  readonly field?: string
  /** Loads what a submit needs that does not come with the form, as somebody comes to it. */
  readonly prepare?: () => Promise<unknown>
  /** Loads the form, where it does not come with the tab; its room is kept until it is there. */
  readonly load?: () => Promise<TabForm<Event>>
  /**
   * Where several methods claim one tab, the lowest wins, and passes people on to the other one. Those above 0
   * stand alone: two of them exclude each other.
   */
  readonly rank: number
  /** What stands in the field from the start. */
  readonly toInitial?: (config: LoginConfig) => string | undefined
}

/** What a section of buttons on Main is given. */
export interface SectionProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  isDisabled: boolean
  onProblem: (problem: Problem | null) => void
}

/** The module of a section. */
export interface SectionModule<Event extends FlowEvent = FlowEvent> {
  readonly Section: View<SectionProps<Event>>
}

/** A group of buttons on Main, apart from the form by "or". */
export interface Section<Event extends FlowEvent = FlowEvent> {
  readonly id: string
  /** What its buttons will say, about: their room is kept until they are there. */
  readonly labels: readonly string[]
  readonly load: () => Promise<SectionModule<Event>>
}

/** What a method's part above all sections of Main is given. */
export interface LeadProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  /** What stands below, and the tabs of the form there. */
  sections: readonly (Section | typeof formSection)[]
  tabs: readonly Tab[]
  isDisabled: boolean
  onProblem: (problem: Problem | null) => void
}

/** The module of a part above all sections. */
export interface LeadModule<Event extends FlowEvent = FlowEvent> {
  readonly Lead: View<LeadProps<Event>>
}

/** Where the form stands among the sections of Main. */
export const formSection = 'form'

/** A sign-in method: what it shows on Main, and what loads its screens, where it has any behind Main. */
export interface Method extends LoginFollower, Partial<ScreenOwner> {
  /** The product that turns it on, and the first word of its screens' names. */
  readonly id: string
  /** Stands first on Main, wherever the product stands in the configuration, and helps the e-mail field. */
  readonly lead?: () => Promise<LeadModule>
  readonly sections?: (config: LoginConfig) => readonly Section[]
  readonly tabs?: (config: LoginConfig) => readonly Tab[]
  /** Whether the configuration names something of it that the project does not have. */
  readonly isMisconfigured?: (config: LoginConfig, project: ProjectBootstrap) => boolean
}

/** A method with a flow of its own: nothing but these fit together. */
export interface MethodOf<Own extends SomeFlow> extends Method {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own> }>
  readonly lead?: () => Promise<LeadModule<EmittedOn<Own, 'main'>>>
  readonly sections?: (config: LoginConfig) => readonly Section<EmittedOn<Own, 'main'>>[]
  readonly tabs?: (config: LoginConfig) => readonly Tab<EmittedOn<Own, 'main'>>[]
  readonly flow?: Partial<Own['table']>
}
