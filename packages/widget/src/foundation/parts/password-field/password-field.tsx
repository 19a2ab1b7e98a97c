import { type ChangeEvent, type ReactNode, type Ref, useState } from 'react'
import { EyeIcon } from '../../icons/eye-icon.tsx'
import { EyeOffIcon } from '../../icons/eye-off-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { FieldError } from '../text-field/field-error.tsx'
import { textFieldStyles } from '../text-field/text-field.css.ts'

registerStyles(textFieldStyles)
/** The label's line may end with a link; the button with the eye is a 44px target inside the field. */
registerStyles(`
& .st-label-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 16px;margin-bottom:6px;font-size:var(--st-small);line-height:1.4286}
& .st-label-line .st-label{margin:0;font-size:inherit}
& .st-password-input.st-input{padding-inline-end:48px}
&[dir=rtl] .st-password-input.st-input{padding-inline:48px 15px}
& .st-password-input[type=password]{letter-spacing:.125em}
& .st-field:has(.st-meter,.st-checklist)+.st-button{margin-top:calc(2*var(--st-spacing))}
& .st-password-input::-ms-reveal{display:none}
& .st-reveal{position:absolute;inset-block:0;inset-inline-end:1px;display:grid;place-items:center;width:44px;min-height:44px;margin-block:auto;border-radius:var(--st-rounded-base);color:var(--st-muted-foreground);outline-offset:-4px}
& .st-reveal:is(:hover,:focus-visible){color:var(--st-foreground)}
`)

/**
 * A password field with a button that shows the password. Pasting is always allowed. `id` has the same value as
 * `autoComplete`, because password managers look for that word.
 */
export function PasswordField(props: {
  id: string
  label: string
  /** The name of the button with the eye. It stays the same; the pressed state says whether the password is shown. */
  revealLabel: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | null
  /** Whether the password is wrong; the message is in the element with the id `describedBy`. */
  isInvalid?: boolean
  /** The id of the element that describes the password or its error. */
  describedBy?: string | undefined
  /** The rules of new passwords, for password managers that generate a password. @default any password */
  rules?: string | undefined
  /** Makes the field read-only without a change of look, while its form is submitted. */
  isQuiet?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** An element at the end of the label's line. */
  labelEnd?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { id, error, isQuiet } = props
  const [wantsShown, setShown] = useState(false)
  // while the form is submitted, the input has the type `password` again, so that no browser saves the password as
  // ordinary text
  const isShown = wantsShown && !isQuiet
  const errorId = `${id}-error`
  const describedBy = [error && errorId, props.describedBy].filter(Boolean).join(' ')
  return (
    <div className="st-field">
      <div className="st-label-line">
        <label className="st-label" htmlFor={id}>
          {props.label}
        </label>
        {props.labelEnd}
      </div>
      <div className="st-control">
        <input
          className="st-input st-password-input"
          id={id}
          name={props.autoComplete}
          ref={props.inputRef}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={props.value}
          readOnly={isQuiet}
          data-quiet={isQuiet || undefined}
          required
          {...{ passwordrules: props.rules }}
          aria-invalid={error || props.isInvalid ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            props.onChange(event.currentTarget.value)
          }
        />
        <button
          className="st-reveal"
          type="button"
          aria-label={props.revealLabel}
          aria-pressed={isShown}
          aria-controls={id}
          disabled={isQuiet}
          // a press on the button leaves the caret in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!wantsShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {props.children}
    </div>
  )
}
