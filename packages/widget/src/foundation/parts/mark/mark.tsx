/**
 * The drawing of somebody else's mark on a button, 20 by 20: in the brand's colours, or in the one colour of the text
 * beside it where the host wants that. Who is drawn is the methods'.
 */
import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'

/** A shape of a mark, over those before it. Without a colour it has that of the text: black on light, light on dark. */
export interface MarkLayer {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly transform?: string
}

/** A mark, as its file gives it. */
export interface MarkDrawing {
  /** The whole mark for one colour. */
  readonly icon: string
  readonly layers: readonly MarkLayer[]
}

registerStyles(`
& .st-mark{display:block;flex:none;width:20px;height:20px}
& .st-mark *{fill:currentColor;fill-rule:evenodd}
`)

/** The room of a mark, which is empty until the drawing is there. */
export function Mark(props: {
  drawing: MarkDrawing | null
  /** Whether it has the colour of the text alone. @default 'brand' */
  colors: 'brand' | 'text' | undefined
}): ReactNode {
  const { drawing, colors } = props
  const shapes: readonly MarkLayer[] =
    drawing && colors === 'text' ? [{ d: drawing.icon }] : (drawing?.layers ?? [])
  return (
    <svg className="st-mark" viewBox="0 0 20 20" aria-hidden="true">
      {shapes.map(({ d, fill, stroke, transform }) => (
        // as a style the page's own rules for `path` do not win over it
        <path key={d + fill} d={d} transform={transform} style={{ fill, stroke }} />
      ))}
    </svg>
  )
}
