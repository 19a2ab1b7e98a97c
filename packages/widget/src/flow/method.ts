/**
 * What a sign-in method hands to the widget: a value of this shape, registered with one line in `index.ts`.
 * A method never imports another method.
 */
import type { ComponentType } from 'react'
import type { LoginConfig } from '../config/login-config.ts'
import type { LoginFollower } from '../context/widget-context.ts'
import type { TextId, Texts } from '../text/text-id.ts'
import type { AnyFlow, FlowEvent, Screen } from './flow.ts'
import type { Problem } from './use-submit.ts'

/** What a screen of a flow is given. */
export interface ScreenProps<Shown extends Screen, Event extends FlowEvent> {
  screen: Shown
  emit: (event: Event) => void
}

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

/** A tab of Main and its form. */
export interface Tab {
  readonly id: 'email' | 'sms' | 'whatsapp'
  readonly label: TextId
  /** What browsers fill the e-mail field with. @default 'email' */
  readonly autoComplete?: string
  /**
   * Where several methods claim one tab, the lowest wins, and has the form of the other one as `next`. Under
   * the e-mail tab one above 0 can stand alone.
   */
  readonly rank: number
  readonly next?: Tab['Form']
  /** The screen that success leads to; loaded while the request is under way. */
  readonly leadsTo: string
  readonly Form: ComponentType<TabFormProps<FlowEvent>>
}

/** What a section of buttons on Main is given. */
export interface SectionProps {
  emit: (event: FlowEvent) => void
  isDisabled: boolean
}

/** A group of buttons on Main, apart from the form by "or". */
export interface Section {
  readonly id: string
  readonly View: ComponentType<SectionProps>
}

/** What a method's part above all sections of Main is given. */
export interface LeadProps {
  emit: (event: FlowEvent) => void
  /** What stands below, and the tabs of the form there. */
  sections: readonly (Section | typeof formSection)[]
  tabs: readonly Tab[]
  isDisabled: boolean
  onStatus: (status: FormStatus) => void
}

/** The module of a part above all sections. */
export interface LeadModule {
  readonly Lead: ComponentType<LeadProps>
}

/** Where the form stands among the sections of Main. */
export const formSection = 'form'

/** The module of a screen. `never`: each view takes only the screen it is registered for. */
export interface ScreenModule {
  readonly View: ComponentType<ScreenProps<never, FlowEvent>>
}

/** What a method shows on Main. */
export interface MainParts extends LoginFollower {
  /** The product that turns it on, and the first word of its screens' names. */
  readonly id: string
  /** Stands first on Main, wherever the product stands in the configuration, and helps the e-mail field. */
  readonly lead?: () => Promise<LeadModule>
  readonly sections?: (config: LoginConfig) => readonly Section[]
  readonly tabs?: (config: LoginConfig) => readonly Tab[]
}

/** What a method shows behind Main. */
export interface ScreenParts<Own extends Screen = Screen> {
  readonly flow: AnyFlow
  readonly screens: { readonly [Name in Own['name']]: () => Promise<ScreenModule> }
  /** The texts of its screens. */
  readonly messages: () => Promise<Texts>
}

/**
 * A method of which a page that does not configure it carries as little as can be: its screens, their flow
 * and texts come with the chunk. The chunk calls `registerFlow`, so that no event comes before its table.
 */
export interface LazyMethod extends MainParts {
  readonly load: () => Promise<{ readonly screenParts: Omit<ScreenParts, 'flow'> }>
}

/** A sign-in method. */
export type Method<Own extends Screen = Screen> = (MainParts & ScreenParts<Own>) | LazyMethod
