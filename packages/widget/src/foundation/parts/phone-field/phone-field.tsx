import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { CountrySelect } from '../country-select/country-select.tsx'
import type { NamedCountry } from '../country-select/find-countries.ts'
import { FieldError } from '../text-field/field-error.tsx'

/**
 * The frame is drawn above both controls, so that the focus ring and the error ring of the number surround the whole
 * field; the input draws no ring itself. The field runs left to right in every script.
 */
registerStyles(`
& .st-phone{position:relative;display:flex;direction:ltr;background:var(--st-input-background,var(--st-background));border-radius:var(--st-input-radius,var(--st-rounded-base))}
& .st-phone>.st-input{flex:1;min-width:0;padding-inline:12px 8px;background:none;border:0}
& .st-phone>.st-input:is(*,[aria-invalid]:focus){outline:0;box-shadow:none;text-align:start}
& .st-phone-frame{position:absolute;inset:0;pointer-events:none;border:1px solid var(--st-input);border-radius:inherit;box-shadow:var(--st-shadow-input);transition:var(--st-transition-duration) ease-out;transition-property:border-color,box-shadow}
& .st-phone>:not(:disabled):hover~.st-phone-frame{border-color:var(--st-input-hover)}
& .st-phone>.st-input:focus~.st-phone-frame{border-color:var(--st-ring);box-shadow:var(--st-halo);outline:2px solid transparent}
& .st-phone>.st-input[aria-invalid]~.st-phone-frame{border-color:var(--st-destructive);box-shadow:0 0 0 1px var(--st-destructive)}
& .st-phone>.st-input[aria-invalid]:focus~.st-phone-frame{box-shadow:0 0 0 1px var(--st-destructive),0 0 0 4px color-mix(in srgb,var(--st-destructive) 18%,transparent)}
@container (max-width:359.9px){& .st-phone>.st-country{gap:4px;padding-inline:11px 6px}& .st-phone>.st-input{padding-inline:9px 4px}}
`)

/** A phone number: its country, and the number in that country's national format. */
export function PhoneField(props: {
  id: string
  countryId: string
  label: string
  isLabelHidden: boolean
  countryLabel: string
  searchLabel: string
  noneLabel: string
  country: NamedCountry
  getCountries: () => readonly NamedCountry[]
  onChooseCountry: (region: string) => void
  placeholder: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  error: string | null
  isDisabled: boolean
  inputRef: RefObject<HTMLInputElement | null>
}): ReactNode {
  const { id, error, inputRef } = props
  const field = useRef<HTMLDivElement>(null)
  const errorId = `${id}-error`
  return (
    <div className="st-field">
      <label className={props.isLabelHidden ? 'st-hidden' : 'st-label'} htmlFor={id}>
        {props.label}
      </label>
      <div className="st-phone" ref={field}>
        <CountrySelect
          id={props.countryId}
          label={props.countryLabel}
          searchLabel={props.searchLabel}
          noneLabel={props.noneLabel}
          selected={props.country}
          getCountries={props.getCountries}
          fieldRef={field}
          onChoose={props.onChooseCountry}
          isDisabled={props.isDisabled}
        />
        <input
          className="st-input"
          id={id}
          name="phone"
          ref={inputRef}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          placeholder={props.placeholder}
          value={props.value}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={props.onChange}
        />
        <span className="st-phone-frame" />
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
