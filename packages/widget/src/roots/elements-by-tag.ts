import type {
  IdentityProviderOptions,
  LoginOptions,
  ResetPasswordOptions,
} from '../kernel/context/widget-options.ts'
import type { HostDomErrorEvent, HostDomEvent } from '../kernel/host/host-events.ts'
import type { WidgetElement } from './elements/widget-element.ts'

/**
 * The options of each element, by its tag: first the tags that `definePorticoElements` defines, then those that the
 * mount functions define.
 */
export interface OptionsByTag {
  'portico-sign-in': LoginOptions
  'portico-reset-password': ResetPasswordOptions
  'portico-passkeys': LoginOptions
  'portico-consent': IdentityProviderOptions
  'stytch-ui': LoginOptions
  'stytch-reset-password': ResetPasswordOptions
  'stytch-passkey-registration': LoginOptions
  'stytch-identity-provider': IdentityProviderOptions
}

/** The elements, by tag. */
export type ElementsByTag = { [Tag in keyof OptionsByTag]: WidgetElement<OptionsByTag[Tag]> }

/** What a template may set on an element: the options of its widget, and the attribute `shadow`. */
export type ElementProps<Tag extends keyof OptionsByTag> = {
  // a template binds values that are not there yet, such as a client
  [Name in keyof OptionsByTag[Tag]]?: OptionsByTag[Tag][Name] | undefined
} & {
  /**
   * Renders into a shadow root. `false` is no value of it: Vue, Svelte and React 18 would write `shadow="false"`, and
   * an attribute that is there counts, whatever its value.
   */
  shadow?: true | '' | 'true' | undefined
}

/** The DOM events of the elements, as attributes of TSX and Svelte. */
export interface ElementListeners {
  'onstytch-event'?: ((event: HostDomEvent) => void) | undefined
  'onstytch-error'?: ((event: HostDomErrorEvent) => void) | undefined
}

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
