import { type ReactNode, useEffect, useRef } from 'react'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { DeleteRow } from './delete-row.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RenameRow } from './rename-row.tsx'
import type { Passkeys } from './use-passkey-list.ts'

/**
 * A framed list whose rows open: to change a name, or to confirm a deletion. A name is cut where its own direction ends, and
 * stands where the lines of the widget begin.
 */
registerStyles(`
& .st-list-heading{margin:0;font-size:inherit;font-weight:600;text-wrap:balance}
& .st-screen>.st-list-heading{margin-top:calc(6*var(--st-spacing))}
& .st-screen>.st-passkeys{margin:calc(3*var(--st-spacing)) 0 0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-passkeys>li+li{border-top:1px solid var(--st-border)}
& .st-passkey{display:flex;align-items:center;gap:12px;min-height:56px;padding-block:12px;padding-inline:15px 0}
@container (max-width:359.9px){& .st-passkey>.st-icon{display:none}}
& .st-passkey>.st-icon{color:var(--st-muted-foreground)}
& .st-passkey-text{display:grid;flex:1;min-width:0}
& .st-passkey-date{color:var(--st-muted-foreground);font-size:var(--st-small);line-height:1.4286;text-wrap:balance}
& .st-passkey-name{min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
& .st-passkey-name{text-align:left}
&[dir=rtl] .st-passkey-name{text-align:right}
& .st-passkey-actions{display:flex;flex:none}
& .st-delete{padding:15px}
& .st-delete>.st-passkey-name{font-weight:600}
& .st-delete>p+p:not(.st-field-error){margin-top:4px;font-size:var(--st-small);line-height:1.4286}
& .st-delete-actions{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
& .st-delete-actions>.st-button{flex:auto;width:auto;min-width:calc(50% - 4px)}
@container (max-width:239.9px){& .st-passkey{flex-wrap:wrap;gap:0;padding:12px 9px 0}& .st-passkey-text{flex-basis:100%}& .st-passkey-actions{margin-inline-start:-12px}& .st-delete{padding:15px 9px}}
`)

const failures = {
  rename: 'passkey.list.notRenamed',
  delete: 'passkey.list.notDeleted',
  tooOld: 'passkey.list.tooOldToDelete',
} as const

/** The list of passkeys, under a heading. A list without rows hides its heading. */
export function PasskeyList(props: {
  passkeys: Passkeys
  /** Names the list of a screen whose own heading says what it lists. @default a heading of its own */
  label?: string
  /** Called after the last passkey was deleted, when the focused element no longer exists. */
  onEmptied: () => void
}): ReactNode {
  const { shown, open, failed, tooOldFor, openRow, close, rename, remove } = props.passkeys
  const { id: prefix } = useWidget()
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const deletedAt = useRef<number | null>(null)
  const latest = useRef(props)
  latest.current = props
  const count = shown.length

  useEffect(() => {
    if (deletedAt.current === null) return
    // moves the focus to the row that has moved up, or to the last row
    const row = list.current?.children[Math.min(deletedAt.current, count - 1)]
    deletedAt.current = null
    if (row) takeFocus(row.querySelector('button'))
    else latest.current.onEmptied()
  }, [count])

  if (count === 0) return null
  const headingId = `${prefix}-passkeys`
  return (
    <>
      {props.label === undefined && (
        <h2 className="st-list-heading" id={headingId}>
          {text('passkey.registrationSuccess.existingPasskeys')}
        </h2>
      )}
      <ul
        className="st-passkeys"
        ref={list}
        aria-label={props.label}
        aria-labelledby={props.label === undefined ? headingId : undefined}
      >
        {shown.map((passkey, index) => {
          const { webauthn_registration_id: id, name } = passkey
          const kind = open?.id === id ? open.kind : null
          const failure = failed?.id === id ? failed : null
          const isTooOld = failure?.kind === 'delete' && tooOldFor === id
          const problem = failure && text(failures[isTooOld ? 'tooOld' : failure.kind])
          const rowId = `${headingId}-${index}`
          return (
            <li key={id}>
              {kind === 'rename' && (
                <RenameRow
                  field="passkey-name"
                  label={text('passkey.editing.label')}
                  name={failure?.name ?? name}
                  problem={problem === null ? null : { id: `${rowId}-problem`, sentence: problem }}
                  onSave={(newName) => (newName === name ? close() : rename(id, newName))}
                  onCancel={close}
                  hasCross={props.label !== undefined}
                />
              )}
              {kind === 'delete' && (
                <DeleteRow
                  id={rowId}
                  name={name}
                  problem={problem}
                  onDelete={() => {
                    deletedAt.current = index
                    remove(id)
                  }}
                  onCancel={close}
                />
              )}
              <PasskeyRow
                id={rowId}
                passkey={passkey}
                problem={problem}
                openedFor={kind}
                isQuiet={open?.kind === 'rename'}
                onOpen={(as) => openRow({ id, kind: as })}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
