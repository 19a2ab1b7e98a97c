import { moveRow } from './rows.ts'

/** The field that searches a list: `/` leads to it, Escape empties it, the arrow goes on to the first row. */
export function ListSearch({
  label,
  value,
  onChange,
  onClear,
}: {
  readonly label: string
  readonly value: string
  onChange(value: string): void
  onClear(): void
}) {
  return (
    <input
      type="search"
      id="list-search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClear()
        if (event.key === 'ArrowDown') moveRow(1)
      }}
    />
  )
}
