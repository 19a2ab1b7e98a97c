import { type ReactNode, useEffect, useRef } from 'react'
import { BinIcon } from '../../foundation/icons/bin-icon.tsx'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { PencilIcon } from '../../foundation/icons/pencil-icon.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { FieldError } from '../../foundation/parts/text-field/field-error.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { describeDates } from './describe-dates.ts'
import type { ListedPasskey, OpenRow } from './passkey-list-state.ts'

/**
 * The row of a passkey: its name, its dates, and the two buttons that open it. When the row closes, the button that
 * opened it takes the focus.
 */
export function PasskeyRow(props: {
  id: string
  passkey: ListedPasskey
  /** The message about a failed change. */
  problem: string | null
  /** The open form that replaces the row. */
  openedFor: OpenRow['kind'] | null
  /** Whether the buttons are disabled, because another row is being renamed. */
  isQuiet: boolean
  onOpen: (kind: OpenRow['kind']) => void
}): ReactNode {
  const { id, passkey, problem, openedFor, isQuiet, onOpen } = props
  const { name } = passkey
  const text = useText()
  const before = useRef(openedFor)
  const buttons = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const wasOpenFor = before.current
    before.current = openedFor
    if (wasOpenFor && !openedFor)
      takeFocus(buttons.current?.querySelector<HTMLElement>(`[data-opens=${wasOpenFor}]`) ?? null)
  }, [openedFor])

  if (openedFor) return null
  const nameId = `${id}-name`
  const actions = [
    { kind: 'rename', label: text('button.edit'), icon: <PencilIcon /> },
    { kind: 'delete', label: text('button.delete'), icon: <BinIcon /> },
  ] as const
  return (
    <div className="st-passkey">
      <PasskeyIcon />
      <div className="st-passkey-text">
        <span className="st-passkey-name" id={nameId} title={name} dir="auto">
          {name}
        </span>
        {describeDates(passkey, new Date(), text).map((line) => (
          <span className="st-passkey-date" key={line}>
            {line}
          </span>
        ))}
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </div>
      <span className="st-passkey-actions" ref={buttons}>
        {actions.map(({ kind, label, icon }) => (
          <button
            key={kind}
            className="st-icon-button"
            type="button"
            id={`${id}-${kind}`}
            data-opens={kind}
            aria-label={label}
            // the button's name and the passkey's name
            aria-labelledby={`${id}-${kind} ${nameId}`}
            disabled={isQuiet}
            onClick={() => onOpen(kind)}
          >
            {icon}
          </button>
        ))}
      </span>
    </div>
  )
}
