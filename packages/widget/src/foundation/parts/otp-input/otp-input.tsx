/**
 * The passcode field: a single real input, drawn as six cells. Because it is a single input, password managers, the
 * system's one-time-code suggestion, paste and screen readers find an ordinary field. The caller checks the code.
 */
import { limits } from '@portico/contract'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ClockIcon } from '../../icons/clock-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { takeFocus } from '../take-focus.ts'
import { FieldError } from '../text-field/field-error.tsx'
import { toPasscode } from './to-passcode.ts'

/** The input is invisible and covers its cells; the cells show digits, caret and state. */
registerStyles(`
& .st-otp{position:relative;display:grid;grid-template-columns:repeat(3,minmax(0,1fr)) 4px repeat(3,minmax(0,1fr));gap:8px}
& .st-otp-input{position:absolute;inset:0;width:100%;height:100%;color:transparent;caret-color:transparent;font-size:16px;letter-spacing:1.4em;outline:0;z-index:1;forced-color-adjust:none;-webkit-text-fill-color:transparent}
& .st-otp-input::selection{background:transparent;color:transparent}
& .st-otp-input:autofill{-webkit-background-clip:text}
& .st-cell{display:flex;align-items:center;justify-content:center;min-height:47px;background:var(--st-input-background,var(--st-background));color:var(--st-input-foreground,var(--st-foreground));border:1px solid var(--st-input);border-radius:var(--st-input-radius,var(--st-rounded-base));font-size:calc(var(--st-text-base)*1.5);line-height:1;font-weight:600;font-variant-numeric:tabular-nums;transition:var(--st-transition-duration) ease-out;transition-property:border-color,box-shadow}
& .st-cell:nth-of-type(4){grid-column:5}
& .st-cell[data-filled]{border-color:var(--st-input-hover)}
& .st-otp[data-state=wrong] .st-cell{color:var(--st-destructive);border-color:var(--st-destructive)}
& .st-otp:is([data-state=verifying],[data-state=expired]) .st-cell{background:var(--st-muted);border-color:var(--st-border)}
& .st-cell[data-active]{border-color:var(--st-ring);box-shadow:var(--st-halo);outline:2px solid transparent}
& .st-otp[data-state=wrong] .st-cell[data-active]{box-shadow:0 0 0 1px var(--st-destructive),0 0 0 4px color-mix(in srgb,var(--st-destructive) 18%,transparent)}
& .st-cell[data-active]:empty::before{content:"";height:24px;border-inline-start:2px solid;animation:st-blink 1.1s steps(1) infinite}
@keyframes st-blink{50%{opacity:0}}
@container (max-width:359.9px){& .st-otp{gap:6px}}
@media (forced-colors:active){& .st-cell[data-active]{outline-color:Highlight}}
`)

export type OtpInputState = 'idle' | 'verifying' | 'wrong' | 'expired'

const positions = Array.from({ length: limits.passcode.digits }, (_, index) => index)

export function OtpInput(props: {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** Called once for each code that becomes complete, and again when the user pastes the same code. */
  onComplete: (code: string) => void
  state: OtpInputState
  error?: string | null
  inputRef?: RefObject<HTMLInputElement | null>
  autoFocus?: boolean
}): ReactNode {
  const { id, state, error, autoFocus } = props
  const ownRef = useRef<HTMLInputElement>(null)
  const ref = props.inputRef ?? ownRef
  const [caret, setCaret] = useState<number | null>(null)
  const value = state === 'expired' ? '' : props.value
  const isFixed = state === 'verifying' || state === 'expired'

  useEffect(() => {
    if (autoFocus) takeFocus(ref.current)
  }, [autoFocus, ref])
  useLayoutEffect(() => {
    // a wrong code is selected, so that the first key replaces it; before the paint, so that no key is faster
    if (state === 'wrong' && takeFocus(ref.current)) ref.current?.select()
  }, [state, ref])

  useEffect(() => {
    // the caller changed the value, for example after a resend, which moves the caret
    const input = ref.current
    if (input?.value === value) setCaret(input.matches(':focus') ? input.selectionStart : null)
  }, [value, ref])

  const readCaret = () => {
    const input = ref.current
    setCaret(input?.matches(':focus') ? input.selectionStart : null)
  }
  const settle = () => {
    const input = ref.current
    // a click lands between invisible characters, so the caret moves to where the next digit belongs
    if (state === 'wrong') input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
    readCaret()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const code = toPasscode(input.value)
    // an unchanged value is not rendered again, so the filtered characters must be removed from the input here
    if (input.value !== code) input.value = code
    readCaret()
    if (code === value) return
    props.onChange(code)
    if (code.length === limits.passcode.digits) props.onComplete(code)
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Pasting the same code again changes nothing, so the input fires no change event; a user does so to retry, for
    // example after a lost connection.
    const code = toPasscode(event.clipboardData.getData('text'))
    if (isFixed || code !== value || code.length !== limits.passcode.digits) return
    event.preventDefault()
    props.onComplete(code)
  }

  const active = caret === null || isFixed ? null : Math.min(caret, limits.passcode.digits - 1)
  return (
    <div className="st-field">
      <label className="st-hidden" htmlFor={id}>
        {props.label}
      </label>
      <div className="st-otp" data-state={state} dir="ltr">
        <input
          className="st-otp-input"
          id={id}
          name="code"
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          readOnly={isFixed}
          required
          aria-busy={state === 'verifying' || undefined}
          aria-invalid={state === 'wrong' || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={change}
          onPaste={paste}
          onFocus={settle}
          onClick={settle}
          onSelect={readCaret}
          onKeyUp={readCaret}
          onBlur={() => setCaret(null)}
        />
        {positions.map((position) => (
          <span
            key={position}
            className="st-cell"
            aria-hidden="true"
            data-active={position === active || undefined}
            data-filled={position < value.length || undefined}
          >
            {value[position]}
          </span>
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} icon={state === 'expired' ? <ClockIcon /> : undefined}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
