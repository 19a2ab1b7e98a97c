/** What survives a reload, and the way back from a link: the person's texts and choices, never a token. */
import { type EditorId, editors } from '../config/drafts.ts'
import { presetIds, type ThemeMode, type ThemeState, themeModes } from '../theme/theme-state.ts'
import { type TabId, tabs, type Width, widths } from './choices.ts'

export interface Kept {
  readonly tab: TabId
  readonly width: Width
  readonly texts: Partial<Record<EditorId, string>>
  readonly theme: ThemeState
}

const storageKey = 'portico_playground'

/** @returns what was kept; whatever is missing or odd is as on a first visit */
export function readKept(storage: Pick<Storage, 'getItem'>, systemMode: ThemeMode): Kept {
  const kept = parse(storage.getItem(storageKey))
  const texts = toRecord(kept.texts)
  const theme = toRecord(kept.theme)
  const edits = toRecord(theme.edits)
  return {
    tab: tabs.find((tab) => tab === kept.tab) ?? 'config',
    width: widths.find((width) => width === kept.width) ?? '400',
    texts: Object.fromEntries(
      editors.flatMap((id) => {
        const text = texts[id]
        return typeof text === 'string' ? [[id, text]] : []
      }),
    ),
    theme: {
      mode: themeModes.find((mode) => mode === theme.mode) ?? systemMode,
      ...toPreset(theme.preset),
      edits: { light: toTexts(edits.light), dark: toTexts(edits.dark) },
    },
  }
}

/** Absent for the default. */
function toPreset(value: unknown): Pick<ThemeState, 'preset'> {
  const preset = presetIds.find((id) => id === value)
  return preset && preset !== 'default' ? { preset } : {}
}

/** Keeps it. A full or forbidden storage is no reason to fail. */
export function writeKept(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    storage.setItem(storageKey, JSON.stringify(kept))
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
