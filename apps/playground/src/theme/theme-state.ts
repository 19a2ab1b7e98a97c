/**
 * Which theme the widget gets: light, dark or both, and what the person changed in each. Pure.
 */
import {
  defaultDarkTheme,
  defaultTheme,
  resolveTheme,
  type Theme,
  type TokenKey,
  type Tokens,
} from '@portico/widget/parts'

/** `both` follows the person's system. */
export const themeModes = ['light', 'dark', 'both'] as const
export type ThemeMode = (typeof themeModes)[number]

/** The colours that are on the screen. */
export type Scheme = 'light' | 'dark'

export interface ThemeState {
  readonly mode: ThemeMode
  readonly edits: Readonly<Record<Scheme, Theme>>
}

/** The scheme that is seen. @param system - what the person's system asks for */
export function toScheme({ mode }: ThemeState, system: Scheme): Scheme {
  return mode === 'both' ? system : mode
}

/** Every token of a scheme, with the person's changes and what follows from them. */
export function toTokens({ edits }: ThemeState, scheme: Scheme): Tokens {
  const theme: Theme = { 'color-scheme': scheme, ...edits[scheme] }
  return resolveTheme({ presentation: { theme } }).light
}

/** What `presentation.theme` must be. Undefined when the widget's default says it all. */
export function toPresentationTheme({
  mode,
  edits,
}: ThemeState): Theme | readonly [Theme, Theme] | undefined {
  // Edits alone, so that what follows from an edited colour is computed by the widget.
  const dark = { 'color-scheme': 'dark', ...edits.dark }
  if (mode === 'both') return [edits.light, dark]
  if (mode === 'dark') return dark
  return isEdited(edits.light) ? edits.light : undefined
}

/** Changes one token of one scheme; a value equal to the default is no change. */
export function editToken(
  state: ThemeState,
  scheme: Scheme,
  key: TokenKey,
  value: string,
): ThemeState {
  const { [key]: _, ...others } = state.edits[scheme]
  const edited = toDefaults(scheme)[key] === value ? others : { ...others, [key]: value }
  return { ...state, edits: { ...state.edits, [scheme]: edited } }
}

/** Whether the person changed anything. */
export function isEdited(edits: Theme): boolean {
  return Object.keys(edits).length > 0
}

function toDefaults(scheme: Scheme): Tokens {
  return scheme === 'dark' ? defaultDarkTheme : defaultTheme
}
