import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'

/** Dark on white in every scheme and with forced colours, since many apps read nothing else. */
registerStyles(`
& .st-qr{display:block;box-sizing:border-box;width:208px;max-width:100%;padding:15px;background:#fff;border:1px solid var(--st-border);border-radius:6px;forced-color-adjust:none}
& .st-qr>path{fill:#000}
`)

/** Draws a QR code in the page, so that its content goes to no server and no policy of the page forbids it as an image. */
export function QrCode({ content, label }: { content: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { size: width, data } = encode(content, { border: 0, ecc: 'M' })
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: width, path: squares.join('') }
  }, [content])
  return (
    <svg
      className="st-qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
