import { type ChangeEvent, type ReactNode, type Ref, useState } from 'react'
import { EyeIcon } from '../../icons/eye-icon.tsx'
import { EyeOffIcon } from '../../icons/eye-off-icon.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { FieldError } from '../text-field/field-error.tsx'
import { textFieldStyles } from '../text-field/text-field.css.ts'

registerStyles(textFieldStyles)
/** The label's line may carry a link at its end; the eye is a 44px target inside the field. */
registerStyles(`
& .st-label-line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 16px;margin-bottom:6px;font-size:var(--st-small);line-height:1.4286}
& .st-label-line .st-label{margin:0;font-size:inherit}
& .st-password-input.st-input{padding-inline-end:48px}
& .st-password-input[type=password]{letter-spacing:.125em}
& .st-field:has(.st-meter,.st-checklist)+.st-button{margin-top:calc(2*var(--st-spacing))}
& .st-password-input::-ms-reveal{display:none}
& .st-reveal{position:absolute;inset-block:0;inset-inline-end:1px;display:grid;place-items:center;width:44px;min-height:44px;margin-block:auto;border-radius:var(--st-rounded-base);color:var(--st-muted-foreground);outline-offset:-4px}
& .st-reveal:is(:hover,:focus-visible){color:var(--st-foreground)}
`)

/**
 * A password with a button that shows it. Pasting is never hindered. `id` is what password managers look
 * for: the same word as `autoComplete`.
 */
export function PasswordField(props: {
  id: string
  label: string
  /** Says what the button with the eye does; whether it does so now, its pressed state says. */
  revealLabel: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | null
  /** What is wrong with it stands in `describedBy`. */
  isInvalid?: boolean
  /** id of what is said of the password beside an error */
  describedBy?: string | undefined
  /** for password managers: what they have to make @default any */
  rules?: string | undefined
  /** not to be changed just now, without being repainted: for the field of a form that is being sent */
  isQuiet?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** at the end of the label's line */
  labelEnd?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { id, error, isQuiet } = props
  const [wantsShown, setShown] = useState(false)
  // while it is sent it is a password again, so that no browser keeps it among what was typed
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
          // a pointer leaves the caret where it is
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
