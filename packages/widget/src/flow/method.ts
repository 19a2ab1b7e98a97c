/**
 * The interface of a sign-in method: a value of this type, registered with one line in `index.ts`. A method never
 * imports another method.
 */
import type { ProjectBootstrap } from '@portico/client'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import type { LoginFollower, Widget } from '../kernel/context/widget-context.ts'
import type { Text } from '../kernel/text/create-text.ts'
import type { TextId } from '../kernel/text/text-id.ts'
import type { FlowEvent } from './flow.ts'
import type { EmittedOn, ScreenOwner, ScreensOf, SomeFlow, View } from './screens.ts'
import type { Action, Problem, Submit } from './use-submit.ts'

/** The arguments from which a tab creates the action of its form. */
export interface TabContext<Event extends FlowEvent> {
  readonly widget: Widget
  /** The id of the tab, for an action that several tabs share. */
  readonly id: string
  readonly emit: (event: Event) => void
  /** Whether the form of another method started this action, so that the user did not request it explicitly. */
  readonly isAutomatic: boolean
  /** Creates the action of the form that this form replaces, for users who sign in that way. */
  readonly toNext?: (() => Action<string>) | undefined
}

/** The arguments from which the form of a tab creates its action: those, and what belongs to the form itself. */
export interface FormContext<Event extends FlowEvent> extends TabContext<Event> {
  /** Replaces the typed value. */
  readonly change: (value: string) => void
  readonly text: Text
}

/** The typed value and the submit of a tab. Main keeps them, so that they survive when the form is replaced. */
export interface TypedForm {
  readonly value: string
  readonly change: (value: string) => void
  readonly submit: Submit<string>
  /** Loads the modules that a submit needs, when the user reaches the form. A failure is reported at the submit. */
  readonly prepare: () => void
  /** The error of the value; null if there is none. */
  readonly fieldError: string | null
}

/** Properties of a form under a tab of Main. */
export interface TabFormProps extends TypedForm {
  /** The value of the field's `autocomplete` attribute, from the tab. */
  readonly autoComplete: string
  /** The tab of the form, for a form that several tabs share. */
  readonly tab?: { readonly id: string } | undefined
  /** The id of the tab that names the field; null if the field's label names it. */
  readonly tabId: string | null
  readonly isLabelHidden: boolean
}

/** The content of a tab, which may emit `Event`. */
export interface TabForm<Event extends FlowEvent = FlowEvent> {
  readonly Form: View<TabFormProps>
  readonly toAction: (context: FormContext<Event>) => Action<string>
  /** Whether a problem is shown under the field. Any other problem is shown in a banner. */
  readonly isAboutField: (problem: Problem) => boolean
}

/** A tab of Main. */
export interface Tab<Event extends FlowEvent = FlowEvent> extends Partial<TabForm<Event>> {
  readonly id: string
  /** @default the label that Main has for this id */
  readonly label?: TextId
  readonly autoComplete?: string
  /** The name of the field. Tabs with the same name share the typed value. @default the tab's id */
  readonly field?: string
  /** Loads the modules that a submit needs beyond the form, when the user reaches the form. */
  readonly prepare?: () => Promise<unknown>
  /** Loads the form, if it is not part of the tab. Main reserves its room meanwhile. */
  readonly load?: () => Promise<TabForm<Event>>
  /**
   * Decides between methods that offer the same tab: the lowest rank wins, and its form passes users of the other
   * method on to that method. Two methods with ranks above 0 cannot share a tab: Main shows an error instead of the
   * form.
   */
  readonly rank: number
  /** Returns the initial value of the field. */
  readonly toInitial?: (config: LoginConfig) => string | undefined
}

/** Properties of a section of buttons on Main. */
export interface SectionProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  isDisabled: boolean
  onProblem: (problem: Problem | null) => void
}

/** The module of a section. */
export interface SectionModule<Event extends FlowEvent = FlowEvent> {
  readonly Section: View<SectionProps<Event>>
}

/** A group of buttons on Main, separated from the form by "or". */
export interface Section<Event extends FlowEvent = FlowEvent> {
  readonly id: string
  /** Approximate labels of its buttons, which reserve the room until the buttons are loaded. */
  readonly labels: readonly string[]
  readonly load: () => Promise<SectionModule<Event>>
}

/** Properties of a method's component above all sections of Main. */
export interface LeadProps<Event extends FlowEvent> {
  emit: (event: Event) => void
  /** The sections below this component, and the tabs of the form among them. */
  sections: readonly (Section | typeof formSection)[]
  tabs: readonly Tab[]
  isDisabled: boolean
  onProblem: (problem: Problem | null) => void
}

/** The module of a component above all sections. */
export interface LeadModule<Event extends FlowEvent = FlowEvent> {
  readonly Lead: View<LeadProps<Event>>
}

/** The place of the form among the sections of Main. */
export const formSection = 'form'

/** A sign-in method: its components on Main, and the loader of its further screens, if it has any. */
export interface Method extends LoginFollower, Partial<ScreenOwner> {
  /** The product that turns the method on. It is also the first word of its screens' names. */
  readonly id: string
  /**
   * Loads the method's component at the top of Main. It is at the top wherever the configuration lists the product, and
   * supports the e-mail field.
   */
  readonly lead?: () => Promise<LeadModule>
  readonly sections?: (config: LoginConfig) => readonly Section[]
  readonly tabs?: (config: LoginConfig) => readonly Tab[]
  /** Whether options of this method may have no effect: a quick check before its `MethodAdvice` is loaded. */
  readonly mayIgnore?: (config: LoginConfig) => boolean
  /** Whether the configuration refers to something of this method that the project does not have. */
  readonly isMisconfigured?: (config: LoginConfig, project: ProjectBootstrap) => boolean
}

/** A method with a flow of its own. The type accepts only screens and events of that flow. */
export interface MethodOf<Own extends SomeFlow> extends Method {
  readonly load: () => Promise<{ readonly screens: ScreensOf<Own> }>
  readonly lead?: () => Promise<LeadModule<EmittedOn<Own, 'main'>>>
  readonly sections?: (config: LoginConfig) => readonly Section<EmittedOn<Own, 'main'>>[]
  readonly tabs?: (config: LoginConfig) => readonly Tab<EmittedOn<Own, 'main'>>[]
}
