/** What survives a reload, and the way back from a link: the person's texts and choices, never a token. */
import { type EditorId, editors } from '../config/drafts.ts'
import {
  presetIds,
  type ThemeMode,
  type ThemeState,
  themeModes,
  toFirstTheme,
} from '../theme/theme-state.ts'
import { type TabId, tabs, type Width, widths } from './choices.ts'

export interface SavedState {
  readonly tab: TabId
  readonly width: Width
  readonly texts: Partial<Record<EditorId, string>>
  readonly theme: ThemeState
}

const storageKey = 'portico_playground'
const ownPageKey = 'portico_playground_own_page'

/** What stands on the Snippet tab, for the page that does what the snippet says. */
export interface SavedPage {
  readonly config: Readonly<Record<string, unknown>>
  readonly styles: Readonly<Record<string, unknown>>
  readonly strings: Readonly<Record<string, unknown>>
  readonly theme: ThemeState
}

/** @returns what was saved; whatever is missing or odd is as on a first visit */
export function readSavedState(
  storage: Pick<Storage, 'getItem'>,
  systemMode: ThemeMode,
): SavedState {
  const saved = parse(storage.getItem(storageKey))
  const texts = toRecord(saved.texts)
  return {
    tab: tabs.find((tab) => tab === saved.tab) ?? 'config',
    width: widths.find((width) => width === saved.width) ?? '400',
    texts: Object.fromEntries(
      editors.flatMap((id) => {
        const text = texts[id]
        return typeof text === 'string' ? [[id, text]] : []
      }),
    ),
    theme: saved.theme === undefined ? toFirstTheme(systemMode) : toTheme(saved.theme, systemMode),
  }
}

/** @returns null where the Snippet tab was never open in this browser */
export function readSavedPage(
  storage: Pick<Storage, 'getItem'>,
  systemMode: ThemeMode,
): SavedPage | null {
  const text = storage.getItem(ownPageKey)
  if (text === null) return null
  const { config, styles, strings, theme } = parse(text)
  return {
    config: toRecord(config),
    styles: toRecord(styles),
    strings: toRecord(strings),
    theme: toTheme(theme, systemMode),
  }
}

function toTheme(value: unknown, systemMode: ThemeMode): ThemeState {
  const theme = toRecord(value)
  const edits = toRecord(theme.edits)
  return {
    mode: themeModes.find((mode) => mode === theme.mode) ?? systemMode,
    ...toPreset(theme.preset),
    edits: { light: toTexts(edits.light), dark: toTexts(edits.dark) },
  }
}

/** Absent for the default. */
function toPreset(value: unknown): Pick<ThemeState, 'preset'> {
  const preset = presetIds.find((id) => id === value)
  return preset && preset !== 'default' ? { preset } : {}
}

/** Saves it. */
export function saveState(storage: Pick<Storage, 'setItem'>, saved: SavedState): void {
  write(storage, storageKey, saved)
}

/** Saves the page that does what the snippet says. */
export function savePage(storage: Pick<Storage, 'setItem'>, page: SavedPage): void {
  write(storage, ownPageKey, page)
}

/** A full or forbidden storage is no reason to fail. */
function write(storage: Pick<Storage, 'setItem'>, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // The page works without.
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toTexts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toRecord(value)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : [],
    ),
  )
}
