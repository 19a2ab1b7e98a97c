import type { ReactNode } from 'react'

/**
 * The frame of every icon: a 20px grid, 1.5px stroke, round caps, no fill, drawn in the colour of the
 * text beside it. Icons never speak: what they mean is said in words by the part that uses them.
 */
export function Icon({ d, isMirrored }: { d: string; isMirrored?: boolean }): ReactNode {
  return (
    <svg
      className={isMirrored ? 'st-icon st-mirrored' : 'st-icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={d} pathLength={1} />
    </svg>
  )
}
