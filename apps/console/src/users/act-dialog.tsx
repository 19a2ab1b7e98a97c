import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { Dialog } from '../parts/dialog.tsx'

/** An act on a user that an operator is about to do. */
export interface Act {
  readonly title: string
  /** What it does, and what it does not. */
  readonly text: string
  readonly button: string
  readonly isDangerous: boolean
  run(why: string): Promise<unknown>
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
  const [why, setWhy] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      await act(() => wanted.run(why))
      onDone()
    } catch (problem) {
      setError(problem)
      setBusy(false)
    }
  }
  return (
    <Dialog title={wanted.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p className="note">{wanted.text}</p>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        <label htmlFor="why">Why?</label>
        <textarea
          id="why"
          required
          maxLength={500}
          rows={2}
          aria-describedby="why-note"
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter does it, as in a field of one line; a new line needs Shift
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            if (why.trim() !== '' && !isBusy) event.currentTarget.form?.requestSubmit()
          }}
        />
        <p id="why-note" className="note">
          Stands in the audit log beside your name.
        </p>
        <p className="buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className={wanted.isDangerous ? 'danger' : 'primary'}
            disabled={isBusy || why.trim() === ''}
          >
            {wanted.button}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
