import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../foundation/parts/button/button.tsx'
import { DangerButton } from '../../foundation/parts/button/danger-button.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { FieldError } from '../../foundation/parts/text-field/field-error.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { onEscape } from './on-escape.ts'

/**
 * The row of a passkey that asks before it deletes. The focus is on "Cancel", and screen readers announce the warning.
 */
export function DeleteRow(props: {
  id: string
  name: string
  /** The message after a failed attempt. */
  problem: string | null
  onDelete: () => void
  onCancel: () => void
}): ReactNode {
  const { id, name, problem, onDelete, onCancel } = props
  const text = useText()
  const answers = useRef<HTMLDivElement>(null)
  const warning = text('passkey.registrationSuccess.deleteWarning')
  const nameId = `${id}-name`
  useAnnounce(problem ?? warning, 'assertive')

  useEffect(() => {
    takeFocus(answers.current?.querySelector<HTMLElement>('[data-kind=secondary]') ?? null)
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out
    <div className="st-delete" role="group" aria-labelledby={nameId} onKeyDown={onEscape(onCancel)}>
      <p className="st-passkey-name" id={nameId} title={name} dir="auto">
        {name}
      </p>
      <p>{warning}</p>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <div className="st-delete-actions" ref={answers}>
        <DangerButton onPress={onDelete}>{text('button.delete')}</DangerButton>
        <Button kind="secondary" onPress={onCancel}>
          {text('button.cancel')}
        </Button>
      </div>
    </div>
  )
}
