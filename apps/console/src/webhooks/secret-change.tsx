import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Snippet } from '../parts/snippet.tsx'
import { words } from '../words/words.ts'

/** A secret as Standard Webhooks has them: 32 random bytes. */
const newSecret = () =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** Makes a new secret and says where to put it: the environment owns it, so that nothing here can write it. */
export function SecretChange({
  variable,
  onClose,
}: {
  readonly variable: string | null
  onClose(): void
}) {
  const [secret] = useState(newSecret)
  const text = words().webhooks
  const name = variable ?? 'SECRET'
  return (
    <Dialog title={text.changeSecret} className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <p className="note">{text.changeSecretText(variable ?? text.variable)}</p>
        <Snippet label={text.newSecret} text={secret} />
        <Snippet label={text.snippet} text={`${name}="${secret} $${name}"`} />
        <p className="buttons">
          <button type="submit" className="primary">
            {words().apps.iCopied}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
