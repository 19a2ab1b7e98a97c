/**
 * The theme's keys as the Theme tab lists them, each with the pair whose contrast matters and the least
 * ratio it needs. Colours without a pair are decoration or a fill that others are measured against.
 */
import type { TokenKey } from '@portico/widget/parts'

export interface ColourRow {
  readonly key: TokenKey
  /** The key of the colour behind or upon it. */
  readonly against?: TokenKey
  /** 4.5 for text, 3 for the edges and fills of controls. */
  readonly least?: number
}

/** The ones that make a theme. */
export const mainColours: readonly ColourRow[] = [
  { key: 'background' },
  { key: 'foreground', against: 'background', least: 4.5 },
  { key: 'muted-foreground', against: 'background', least: 4.5 },
  { key: 'primary', against: 'background', least: 3 },
  { key: 'input', against: 'background', least: 3 },
  { key: 'ring', against: 'background', least: 3 },
  { key: 'success', against: 'background', least: 4.5 },
  { key: 'destructive', against: 'background', least: 4.5 },
]

/** The ones that follow from them, or are rarely touched. */
export const otherColours: readonly ColourRow[] = [
  { key: 'primary-foreground', against: 'primary', least: 4.5 },
  { key: 'primary-button-hover', against: 'primary-foreground', least: 4.5 },
  { key: 'primary-button-active', against: 'primary-foreground', least: 4.5 },
  { key: 'secondary' },
  { key: 'secondary-foreground', against: 'secondary', least: 4.5 },
  { key: 'muted', against: 'muted-foreground', least: 4.5 },
  { key: 'accent' },
  { key: 'accent-foreground', against: 'accent', least: 4.5 },
  { key: 'border' },
  { key: 'input-hover', against: 'background', least: 3 },
  // 3.08 is the specified value; so a placeholder never carries meaning.
  { key: 'placeholder', against: 'background', least: 3 },
  { key: 'warning', against: 'background', least: 4.5 },
  { key: 'container-border' },
]

/** A length that a slider sets. */
export interface LengthRow {
  readonly key: TokenKey
  /** In pixels. */
  readonly most: number
}

export const lengths: readonly LengthRow[] = [
  { key: 'rounded-base', most: 12 },
  { key: 'container-radius', most: 16 },
]
