import { cleanName } from '@portico/contract'
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { CloseIcon } from '../../foundation/icons/close-icon.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { FieldError } from '../../foundation/parts/text-field/field-error.tsx'
import { textFieldStyles } from '../../foundation/parts/text-field/text-field.css.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { onEscape } from './on-escape.ts'

registerStyles(textFieldStyles)
registerStyles(`
& .st-icon-button{display:grid;flex:none;place-items:center;width:44px;min-height:44px;border-radius:var(--st-rounded-base);color:var(--st-muted-foreground);outline-offset:-2px}
& .st-icon-button:is(:hover,:focus-visible):not(:disabled),& [type=submit].st-icon-button{color:var(--st-foreground)}
& .st-rename{display:flex;flex-wrap:wrap;align-items:center;gap:4px;min-height:56px;margin:0;padding:6px 5px}
& .st-rename .st-input{flex:1;min-width:0;min-height:44px;padding:8px 9px;text-align:left}
&[dir=rtl] .st-rename .st-input{text-align:right}
& .st-rename .st-field-error{flex-basis:100%;padding-inline:10px}
`)

/** The longest name of a passkey that the service accepts. */
const longestName = 128

/**
 * A row with a field for the new name of what it shows: Enter and the check mark save it, Escape keeps the old name. An
 * empty name is saved only where `mayBeEmpty` says so.
 */
export function RenameRow(props: {
  /** The field's name. */
  field: string
  label: string
  name: string
  /** @default the longest name of a passkey */
  longest?: number
  mayBeEmpty?: boolean
  /** The message after a failed attempt, and the id of its element. */
  problem: { readonly id: string; readonly sentence: string } | null
  onSave: (name: string) => void
  onCancel: () => void
  /** Whether a button cancels as well as Escape. */
  hasCross?: boolean
}): ReactNode {
  const { field, label, longest = longestName, mayBeEmpty, problem, onSave, onCancel } = props
  const { toInputId } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(props.name)

  useEffect(() => {
    if (takeFocus(input.current)) input.current?.select()
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = cleanName(name)
    if (wanted || mayBeEmpty) onSave(wanted)
    else input.current?.focus()
  }

  return (
    <form className="st-rename" noValidate onSubmit={save} onKeyDown={onEscape(onCancel)}>
      <input
        className="st-input"
        id={toInputId(field)}
        name={field}
        ref={input}
        aria-label={label}
        autoComplete="off"
        dir="auto"
        required={!mayBeEmpty}
        maxLength={longest}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem?.id}
        value={name}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setName(event.currentTarget.value)}
      />
      <button className="st-icon-button" type="submit" aria-label={text('button.save')}>
        <CheckIcon />
      </button>
      {props.hasCross && (
        <button
          className="st-icon-button"
          type="button"
          aria-label={text('button.cancel')}
          onClick={() => onCancel()}
        >
          <CloseIcon />
        </button>
      )}
      {problem && <FieldError id={problem.id}>{problem.sentence}</FieldError>}
    </form>
  )
}
