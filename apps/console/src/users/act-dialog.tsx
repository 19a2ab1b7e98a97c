import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { Dialog } from '../parts/dialog.tsx'
import { words } from '../words/words.ts'

/** A value that an act needs beside its reason. */
type ActField =
  | { readonly kind: 'text'; readonly label: string; readonly type: 'email' | 'text' }
  /** A text that must be typed exactly, before what cannot be undone. */
  | { readonly kind: 'confirm'; readonly label: string; readonly text: string }
  | { readonly kind: 'json'; readonly label: string; readonly initial: string }
  | {
      readonly kind: 'choices'
      readonly label: string
      readonly choices: readonly string[]
      readonly initial: readonly string[]
    }
  /** One of several, another than before. */
  | {
      readonly kind: 'choice'
      readonly label: string
      readonly choices: readonly (readonly [value: string, name: string])[]
      readonly initial: string
    }

/** An act on a user that an operator is about to do. */
export interface Act {
  readonly title: string
  /** What it does, and what it does not. */
  readonly text: string
  readonly button: string
  readonly isDangerous: boolean
  readonly field?: ActField
  /**
   * The reasons of an act whose reason outlives the user: none is a text, which could name them. Empty for an act that touches
   * no user, and takes none.
   *
   * @default a text
   */
  readonly reasons?: readonly (readonly [value: string, name: string])[]
  /** True for an act after which there is no user. @default false */
  readonly endsUser?: boolean
  /** @param value of the field; of choices those that are ticked, one in each line */
  run(why: string, value: string): Promise<unknown>
  /** Shows what the act answered instead of closing the dialog. */
  toShown?(answer: unknown): { readonly label: string; readonly text: string }
}

/** Asks for the reason of an act, and does it. If it is refused, the dialog stays with the reason and says so. */
export function ActDialog({
  act: wanted,
  onDone,
  onClose,
}: {
  readonly act: Act
  onDone(): void
  onClose(): void
}) {
  const { field, reasons } = wanted
  const [why, setWhy] = useState('')
  const [value, setValue] = useState(() => toInitial(field))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [shown, setShown] = useState<ReturnType<NonNullable<Act['toShown']>> | null>(null)
  const isReady = (reasons?.length === 0 || why.trim() !== '') && isFilled(field, value)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const answer = await act(() => wanted.run(why, value))
      if (wanted.toShown) setShown(wanted.toShown(answer))
      else onDone()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  if (shown !== null) return <Shown title={wanted.title} shown={shown} onClose={onDone} />
  return (
    <Dialog title={wanted.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p className="note">{wanted.text}</p>
        {error !== null && (
          <p className="banner" role="alert">
            {error instanceof SyntaxError ? words().errors.json(error.message) : toWords(error)}
          </p>
        )}
        {field && <Field field={field} value={value} onChange={setValue} />}
        <Why
          reasons={reasons}
          value={why}
          onChange={setWhy}
          onEnter={(form) => {
            if (isReady && !isBusy) form?.requestSubmit()
          }}
        />
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {words().acts.cancel}
          </button>
          <button
            type="submit"
            className={wanted.isDangerous ? 'danger' : 'primary'}
            disabled={isBusy || !isReady}
          >
            {wanted.button}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

/** The reason of an act, as a text or one of its own. */
function Why({
  reasons,
  value,
  onChange,
  onEnter,
}: {
  readonly reasons: Act['reasons']
  readonly value: string
  onChange(value: string): void
  onEnter(form: HTMLFormElement | null): void
}) {
  if (reasons?.length === 0) return null
  if (reasons) return <Reasons reasons={reasons} value={value} onChange={onChange} />
  return (
    <>
      <label htmlFor="why">{words().user.why}</label>
      <textarea
        id="why"
        required
        maxLength={500}
        rows={2}
        aria-describedby="why-note"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter does it, as in a field of one line; a new line needs Shift
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          onEnter(event.currentTarget.form)
        }}
      />
      <p id="why-note" className="note">
        {words().user.whyNote}
      </p>
    </>
  )
}

function Reasons({
  reasons,
  value,
  onChange,
}: {
  readonly reasons: NonNullable<Act['reasons']>
  readonly value: string
  onChange(value: string): void
}) {
  return (
    <>
      <label htmlFor="why">{words().user.why}</label>
      <select
        id="why"
        required
        aria-describedby="why-note"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter does it, as in the other fields
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (value !== '') event.currentTarget.form?.requestSubmit()
        }}
      >
        <option value="" disabled>
          {words().userActs.chooseReason}
        </option>
        {reasons.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      <p id="why-note" className="note">
        {words().user.whyNote}
      </p>
    </>
  )
}

function toInitial(field: ActField | undefined): string {
  if (field?.kind === 'json' || field?.kind === 'choice') return field.initial
  return field?.kind === 'choices' ? field.initial.join('\n') : ''
}

function isFilled(field: ActField | undefined, value: string): boolean {
  if (field?.kind === 'confirm') return value.trim().toLowerCase() === field.text.toLowerCase()
  if (field?.kind === 'choice') return value !== field.initial
  return field?.kind !== 'text' || value.trim() !== ''
}

function Field({
  field,
  value,
  onChange,
}: {
  readonly field: ActField
  readonly value: string
  onChange(value: string): void
}) {
  if (field.kind === 'choices') {
    const chosen = value.split('\n').filter(Boolean)
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {field.choices.map((choice) => (
          <label key={choice} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={(event) =>
                onChange(
                  [
                    ...chosen.filter((one) => one !== choice),
                    ...(event.currentTarget.checked ? [choice] : []),
                  ].join('\n'),
                )
              }
            />
            <span>{choice}</span>
          </label>
        ))}
      </fieldset>
    )
  }
  if (field.kind === 'choice') {
    return (
      <fieldset>
        <legend>{field.label}</legend>
        {field.choices.map(([choice, name]) => (
          <label key={choice} className="choice">
            <input
              type="radio"
              name="act-field"
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <>
      <label htmlFor="act-field">{field.label}</label>
      {field.kind === 'json' ? (
        <textarea
          id="act-field"
          className="code"
          rows={8}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          id="act-field"
          type={field.kind === 'text' ? field.type : 'text'}
          required
          maxLength={320}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  )
}

/** Shows what an act answered once. */
function Shown({
  title,
  shown,
  onClose,
}: {
  readonly title: string
  readonly shown: { readonly label: string; readonly text: string }
  onClose(): void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="shown">{shown.label}</label>
        <input
          id="shown"
          readOnly
          value={shown.text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {words().acts.close}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => void navigator.clipboard.writeText(shown.text)}
          >
            {words().acts.copy}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
