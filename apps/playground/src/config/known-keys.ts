import type { LoginConfig } from '@portico/widget'
import { methods } from './methods.ts'
import type { OptionsKey } from './shown-method.ts'

/**
 * The keys that the widget knows in each editor, so that a misspelt one is reported. A nested table is an
 * object, `null` is any value, `'any'` in place of a table takes every key.
 */
export interface KeyTable {
  readonly [key: string]: KeyTable | null
}

const button: KeyTable = {
  backgroundColor: null,
  textColor: null,
  borderColor: null,
  borderRadius: null,
}

/** The options that belong to no method. One that the widget has, and that is missing here, does not compile. */
const shared: Readonly<Record<Exclude<keyof LoginConfig, OptionsKey>, KeyTable | null>> = {
  products: null,
  sessionOptions: { sessionDurationMinutes: null },
  signedIn: null,
  historyEntry: null,
  recoveryCodes: null,
  loginHint: null,
  enableShadowDOM: null,
}

const config: KeyTable = {
  ...shared,
  ...Object.fromEntries(methods.map(({ key, options }) => [key, options])),
}

const styles: KeyTable = {
  container: { backgroundColor: null, borderColor: null, borderRadius: null, width: null },
  colors: {
    primary: null,
    secondary: null,
    accent: null,
    success: null,
    warning: null,
    error: null,
  },
  buttons: { primary: button, secondary: button, disabled: button },
  inputs: { ...button, placeholderColor: null },
  fontFamily: null,
  hideHeaderText: null,
  logo: { logoImageUrl: null },
}

/** What each editor may hold; texts are known to the widget alone. */
export const knownKeys = { config, styles, strings: null } as const
