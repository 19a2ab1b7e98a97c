/**
 * The passcode field: one real input, drawn as six cells. One input, so that a password manager, the
 * system's one-time-code suggestion, paste and a screen reader meet an ordinary field. What a code is worth
 * is not decided here.
 */
import { limits } from '@portico/contract'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ClockIcon } from '../../icons/clock-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { takeFocus } from '../take-focus.ts'
import { FieldError } from '../text-field/field-error.tsx'
import { otpInputStyles } from './otp-input.css.ts'
import { toPasscode } from './to-passcode.ts'

registerStyles(otpInputStyles)

export type OtpInputState = 'idle' | 'verifying' | 'wrong' | 'expired'

const positions = Array.from({ length: limits.passcode.digits }, (_, index) => index)

export function OtpInput(props: {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** called once for each code that has just become complete, or was pasted once more */
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
  useEffect(() => {
    // a wrong code is selected whole, so that the first key replaces it
    if (state === 'wrong' && takeFocus(ref.current)) ref.current?.select()
  }, [state, ref])

  useEffect(() => {
    // a value that was changed from outside, as by a resend, has moved the caret
    const input = ref.current
    if (input?.value === value) setCaret(input.matches(':focus') ? input.selectionStart : null)
  }, [value, ref])

  const readCaret = () => {
    const input = ref.current
    setCaret(input?.matches(':focus') ? input.selectionStart : null)
  }
  const settle = () => {
    const input = ref.current
    // a click lands between invisible glyphs: go on where the next digit belongs
    if (state === 'wrong') input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
    readCaret()
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const code = toPasscode(input.value)
    // an unchanged value renders nothing, so what was filtered out must be taken out here
    if (input.value !== code) input.value = code
    readCaret()
    if (code === value) return
    props.onChange(code)
    if (code.length === limits.passcode.digits) props.onComplete(code)
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The same code once more, as after a lost connection, changes nothing: the field would not tell.
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
