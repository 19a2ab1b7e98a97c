import type { ComponentType } from 'react'
import type { Screens } from '../../flow/screens.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import type { LoginOptions, WidgetProps } from '../../kernel/context/widget-options.ts'
import type { WidgetElementClass } from '../elements/widget-element.ts'

/**
 * A root whose first screen a server can draw into a page's HTML. A root declares it as `served` in the file `served.ts`
 * of its folder, which the renderer finds by itself. No page loads that file.
 */
export interface ServedRoot {
  /** The element's class: its tags, and the names of its options. */
  readonly ElementClass: Pick<WidgetElementClass<LoginOptions>, 'tags' | 'optionNames'>
  /** The widget inside the element. */
  readonly View: ComponentType<WidgetProps<LoginOptions>>
  /**
   * The screens, by the first word of their names. A root that starts on Main leaves them out. The element of any other
   * root is made with `waitForScreens`, so that the served screen stays until their code has loaded.
   */
  readonly screens?: Readonly<Record<string, Screens>>
  /** Whether a signed-in user starts on another screen. @default false */
  isForSignedOut?(config: LoginConfig): boolean
  /**
   * Verifies the options.
   *
   * @throws Error if they have no first screen
   */
  verify?(config: LoginConfig): void
  /**
   * Lists the methods that a submit of an e-mail address can lead to, by their products. One of them may have a form for
   * pages without a script.
   *
   * @default none
   */
  listFormOwners?(config: LoginConfig): readonly string[]
}

/**
 * Declares how a server draws the first screen of a root.
 *
 * @returns the same for any options: the renderer passes those that the element's class names
 */
export function declareServed<Options extends LoginOptions>(
  served: Omit<ServedRoot, 'ElementClass' | 'View'> & {
    readonly ElementClass: Pick<WidgetElementClass<Options>, 'tags' | 'optionNames'>
    readonly View: ComponentType<WidgetProps<Options>>
  },
): ServedRoot {
  // the renderer passes the options by the names of the same class
  return served as unknown as ServedRoot
}
