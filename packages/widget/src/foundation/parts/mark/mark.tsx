/**
 * Draws the logo of a provider or a wallet on a button, 20 by 20: in the brand's colours, or in the colour of the
 * button's text if the host wants that. The drawings belong to the methods.
 */
import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/**
 * A shape of a mark, drawn over the shapes before it. A shape without a colour has the text's colour: black on light,
 * light on dark.
 */
export interface MarkLayer {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly transform?: string
}

/** A mark, as its file exports it. */
export interface MarkDrawing {
  /** The path of the whole mark in a single colour. */
  readonly icon: string
  readonly layers: readonly MarkLayer[]
}

registerStyles(`
& .st-mark{display:block;flex:none;width:20px;height:20px}
& .st-mark *{fill:currentColor;fill-rule:evenodd}
`)

/** Reserves the room of a mark until its drawing is loaded. */
export function Mark(props: {
  drawing: MarkDrawing | null
  /** Whether the mark has its brand's colours, or the text's colour. @default 'brand' */
  colors: 'brand' | 'text' | undefined
}): ReactNode {
  const { drawing, colors } = props
  const shapes: readonly MarkLayer[] =
    drawing && colors === 'text' ? [{ d: drawing.icon }] : (drawing?.layers ?? [])
  return (
    <svg className="st-mark" viewBox="0 0 20 20" aria-hidden="true">
      {shapes.map(({ d, fill, stroke, transform }) => (
        // a style, not an attribute: the host page's rules for `path` would win over an attribute
        <path key={d + fill} d={d} transform={transform} style={{ fill, stroke }} />
      ))}
    </svg>
  )
}
