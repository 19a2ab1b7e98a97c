import type { Client } from '@portico/client'
import type {
  AuthTokenParams,
  IDPConsentManifestGenerator,
} from '../../declarations/identity-provider/options.ts'
import type { Presentation, ResolvedTheme } from '../../foundation/theme/resolve-theme.ts'
import type { Styles } from '../../foundation/theme/styles-dialect.ts'
import type { LoginConfig } from '../config/login-config.ts'
import type { Callbacks } from '../host/host-events.ts'
import type { Texts } from '../text/text-id.ts'
import type { Words } from '../text/words.ts'

/** Texts by id that replace the widget's own. An id that the widget does not have is ignored. */
export type Strings = Texts & { readonly [id: string]: string | undefined }

/** The part of the options that replaces texts. */
export interface StringsOptions {
  strings?: Strings
}

/** What every widget takes. */
export interface WidgetOptions {
  client: Client
  callbacks?: Callbacks
  /** Texts by id that replace the widget's own. */
  strings?: Strings
  /** The look, in the older dialect. */
  styles?: Styles
  /** The look, in the newer dialect. */
  presentation?: Presentation
  config?: { enableShadowDOM?: boolean }
  /** Of the password reset alone. */
  passwordResetToken?: string | null
  /** Of the identity provider alone. */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Of the identity provider alone. */
  authTokenParams?: AuthTokenParams
}

/** What the login widget takes. */
export interface LoginOptions extends WidgetOptions {
  /** @default { products: [Products.emailMagicLinks] } */
  config?: LoginConfig
}

/** What the password reset takes. */
export interface ResetPasswordOptions extends LoginOptions {
  /** The token of the mail's link. @default the one in the page's address */
  passwordResetToken?: string | null
}

/** What the identity provider takes. What is asked of it stands in the page's address. */
export interface IdentityProviderOptions extends WidgetOptions {
  /** What the consent screen lists, in the host's words. @default the scopes' own texts */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Signs the person in by a token of an issuer that the project trusts, before anything is asked. */
  authTokenParams?: AuthTokenParams
}

const names =
  'client config presentation styles callbacks strings passwordResetToken getIDPConsentManifest authTokenParams' as const

/** The properties that the elements take them by. */
export const optionNames: readonly (keyof WidgetOptions)[] =
  // the words of that text
  names.split(' ') as Words<typeof names>[]

/** What a widget's component is given: the options of the latest mount and its place on the page. */
export interface WidgetProps<Options extends WidgetOptions> {
  options: Options
  /** The custom element. */
  element: HTMLElement
  theme: ResolvedTheme
  themeClass: string
  /** What was typed before the widget stood, by the name of the field. */
  typed?: Readonly<Record<string, string>> | undefined
}
