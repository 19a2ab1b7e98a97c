import type { ReactNode } from 'react'

/**
 * Draws the frame of every icon: a 20px grid, 1.5px stroke, round caps, no fill, in the colour of the text beside it.
 * Screen readers skip icons: the component that shows an icon says its meaning in words.
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
