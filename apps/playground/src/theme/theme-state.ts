/**
 * Which theme the widget gets: light, dark or both, and what the person changed in each. Pure.
 */
import {
  defaultDarkTheme,
  defaultTheme,
  quartzDarkTheme,
  quartzTheme,
  resolveTheme,
  type Theme,
  type TokenKey,
  type Tokens,
} from '@portico/widget/parts'

/** `both` follows the person's system. */
export const themeModes = ['light', 'dark', 'both'] as const
export type ThemeMode = (typeof themeModes)[number]

/** Themes to begin with. */
export const presetIds = ['default', 'quartz'] as const
export type PresetId = (typeof presetIds)[number]

/** The colours that are on the screen. */
export type Scheme = 'light' | 'dark'

/** What a preset says beside the widget's default. */
const presets: Readonly<Record<PresetId, Readonly<Record<Scheme, Theme>>>> = {
  default: { light: {}, dark: { 'color-scheme': 'dark' } },
  quartz: { light: quartzTheme, dark: quartzDarkTheme },
}

export interface ThemeState {
  readonly mode: ThemeMode
  /** @default 'default' */
  readonly preset?: PresetId
  readonly edits: Readonly<Record<Scheme, Theme>>
}

/** What a first visit shows: a house's own look, with its accent in both schemes. */
export const toFirstTheme = (mode: ThemeMode): ThemeState => ({
  mode,
  preset: 'quartz',
  edits: {
    light: { primary: '#4B3FA7' },
    dark: { primary: '#BDB4F7', 'primary-foreground': '#17133A' },
  },
})

/** The scheme that is seen. @param system - what the person's system asks for */
export function toScheme({ mode }: ThemeState, system: Scheme): Scheme {
  return mode === 'both' ? system : mode
}

/** Every token of a scheme, with the person's changes and what follows from them. */
export function toTokens({ preset = 'default', edits }: ThemeState, scheme: Scheme): Tokens {
  const theme: Theme = { ...presets[preset][scheme], 'color-scheme': scheme, ...edits[scheme] }
  return resolveTheme({ presentation: { theme } }).light
}

/** What `presentation.theme` must be. Undefined when the widget's default says it all. */
export function toPresentationTheme({
  mode,
  preset = 'default',
  edits,
}: ThemeState): Theme | readonly [Theme, Theme] | undefined {
  // Edits alone, so that what follows from an edited colour is computed by the widget.
  const light = { ...presets[preset].light, ...edits.light }
  const dark = { ...presets[preset].dark, ...edits.dark }
  if (mode === 'both') return [light, dark]
  if (mode === 'dark') return dark
  return isEdited(light) ? light : undefined
}

/** Changes one token of one scheme; a value equal to the default is no change. */
export function editToken(
  state: ThemeState,
  scheme: Scheme,
  key: TokenKey,
  value: string,
): ThemeState {
  const { [key]: _, ...others } = state.edits[scheme]
  const edited = toDefaults(state, scheme)[key] === value ? others : { ...others, [key]: value }
  return { ...state, edits: { ...state.edits, [scheme]: edited } }
}

/** Whether the person changed anything. */
export function isEdited(edits: Theme): boolean {
  return Object.keys(edits).length > 0
}

function toDefaults({ preset = 'default' }: ThemeState, scheme: Scheme): Theme {
  const base = scheme === 'dark' ? defaultDarkTheme : defaultTheme
  return { ...base, ...presets[preset][scheme] }
}
