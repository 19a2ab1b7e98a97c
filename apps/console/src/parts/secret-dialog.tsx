import { useState } from 'react'
import { words } from '../words/words.ts'
import { Dialog } from './dialog.tsx'

/** Shows a secret once. Escape does not close it: what was not copied is lost. */
export function SecretDialog({
  title,
  text,
  secret,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly secret: string
  onClose(): void
}) {
  const [isCopied, setCopied] = useState(false)
  const { copy, copied } = words().acts
  return (
    <Dialog title={title} onClose={() => {}}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
        onKeyDown={(event) => {
          // a browser lets a page keep a dialog open once, and closes it at the second Escape
          if (event.key === 'Escape') event.preventDefault()
        }}
      >
        <p className="note">{text}</p>
        <input
          readOnly
          className="code"
          aria-label={title}
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="buttons">
          <button
            type="button"
            onClick={() => {
              // Where the browser refuses, the field can be copied by hand.
              navigator.clipboard.writeText(secret).then(
                () => setCopied(true),
                () => {},
              )
            }}
          >
            <span role="status">{isCopied ? copied : copy}</span>
          </button>
          <button type="submit" className="primary">
            {words().apps.iCopied}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
