/** A list of choices of which one is chosen; the values are those of the list, each with its name. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  isDisabled = false,
  onChoose,
}: {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, name: string, ...rest: unknown[]])[]
  /** @default false */
  readonly isDisabled?: boolean
  onChoose(value: NoInfer<Value>): void
}) {
  return (
    <label>
      <span className="hidden">{label}</span>
      <select
        value={value}
        disabled={isDisabled}
        // the options are those of the list
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The same as buttons beside each other, for few choices. */
export function Spans<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, name: string, ...rest: unknown[]])[]
  onChoose(value: NoInfer<Value>): void
}) {
  return (
    <fieldset className="spans">
      <legend className="hidden">{label}</legend>
      {choices.map(([one, name]) => (
        <label key={one}>
          <input type="radio" name={label} checked={value === one} onChange={() => onChoose(one)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
