import { type ReactNode, useEffect, useState } from 'react'

/** A colour by swatch or by its six digits. What is typed counts once it is a colour. */
export function ColourField(props: {
  /** the token's key */
  name: string
  /** `#RRGGBB` or any other CSS colour; only the former can be picked */
  value: string
  onChange: (value: string) => void
}): ReactNode {
  const { name, value } = props
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const change = (typed: string) => {
    setText(typed)
    if (isHex(typed)) props.onChange(typed.toUpperCase())
  }
  return (
    <>
      <input
        className="pg-swatch"
        type="color"
        aria-label={`${name}, swatch`}
        value={isHex(value) ? value.toLowerCase() : '#000000'}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <label htmlFor={`token-${name}`}>{name}</label>
      <input
        id={`token-${name}`}
        className="pg-hex"
        value={text}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={!isHex(text)}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setText(value)}
      />
    </>
  )
}

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text)
