import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../context/text-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { takeFocus } from '../parts/take-focus.ts'
import { textFieldStyles } from '../parts/text-field/text-field.css.ts'
import { registerStyles } from '../styles/style-sheet.ts'
import { DeleteRow } from './delete-row.tsx'
import { passkeyListStyles } from './passkey-list.css.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RenameRow } from './rename-row.tsx'
import type { Passkeys } from './use-passkey-list.ts'

registerStyles(textFieldStyles)
registerStyles(passkeyListStyles)

const failures = {
  rename: 'passkey.list.notRenamed',
  delete: 'passkey.list.notDeleted',
} as const

/** The passkeys there are, under a heading. A list without rows hides its heading. */
export function PasskeyList(props: {
  passkeys: Passkeys
  /** The last one was deleted: the focus has lost its place. */
  onEmptied: () => void
}): ReactNode {
  const { shown, open, failed, openRow, close, rename, remove } = props.passkeys
  const { id: prefix } = useWidget()
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const deletedAt = useRef<number | null>(null)
  const latest = useRef(props)
  latest.current = props
  const count = shown.length

  useEffect(() => {
    if (deletedAt.current === null) return
    // the focus goes on to the row that moved up, or to the last one
    const row = list.current?.children[Math.min(deletedAt.current, count - 1)]
    deletedAt.current = null
    if (row) takeFocus(row.querySelector('button'))
    else latest.current.onEmptied()
  }, [count])

  if (count === 0) return null
  const headingId = `${prefix}-passkeys`
  return (
    <>
      <h2 className="st-list-heading" id={headingId}>
        {text('passkey.registrationSuccess.existingPasskeys')}
      </h2>
      <ul className="st-passkeys" ref={list} aria-labelledby={headingId}>
        {shown.map((passkey, index) => {
          const { webauthn_registration_id: id, name } = passkey
          const kind = open?.id === id ? open.kind : null
          const failure = failed?.id === id ? failed : null
          const problem = failure && text(failures[failure.kind])
          const rowId = `${headingId}-${index}`
          return (
            <li key={id}>
              {kind === 'rename' && (
                <RenameRow
                  name={failure?.name ?? name}
                  problem={problem === null ? null : { id: `${rowId}-problem`, sentence: problem }}
                  onSave={(newName) => (newName === name ? close() : rename(id, newName))}
                  onCancel={close}
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
