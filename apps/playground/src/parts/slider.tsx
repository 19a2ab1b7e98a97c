import type { ReactNode } from 'react'

/** A length in pixels. The filled part is drawn beside the input, which has no way to show it alike everywhere. */
export function Slider(props: {
  id: string
  label: string
  /** in pixels */
  value: number
  /** in pixels */
  most: number
  onChange: (value: number) => void
}): ReactNode {
  const { id, value, most } = props
  // The thumb is 18px wide, so its middle runs over 202 of the 220 units.
  const fill = 9 + (Math.min(value, most) / most) * 202
  return (
    <div className="pg-slider">
      <label htmlFor={id}>{props.label}</label>
      <span className="pg-slider-track">
        <svg viewBox="0 0 220 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className="pg-slider-rest" width="220" height="4" rx="2" />
          <rect className="pg-slider-fill" width={fill} height="4" rx="2" />
        </svg>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={1}
          value={value}
          onChange={(event) => props.onChange(Number(event.currentTarget.value))}
        />
      </span>
      <output htmlFor={id}>{value}px</output>
    </div>
  )
}
