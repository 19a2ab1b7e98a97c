import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { accountStyles } from './account.css.ts'

registerStyles(accountStyles)

/** An account as a person knows it: a mark, what it is called, and an address below. Each stands for itself. */
export function AccountLine(props: {
  /** One or two letters, or an icon. Never spoken: the name says it. */
  mark: ReactNode
  name: ReactNode
  address?: string | undefined
}): ReactNode {
  const { mark, name, address } = props
  return (
    <span className="st-account">
      <span className="st-avatar" aria-hidden="true">
        {mark}
      </span>
      <span>
        <bdi>{name}</bdi>
        {address && (
          <small>
            <bdi dir="ltr">{address}</bdi>
          </small>
        )}
      </span>
    </span>
  )
}

/** Whose account it is, and a way to another one. */
export function AccountFrame(props: { children: ReactNode; action: ReactNode }): ReactNode {
  return (
    <div className="st-account-frame">
      {props.children}
      <p className="st-account-switch">{props.action}</p>
    </div>
  )
}

/** One of several accounts, or of several ways on. */
export interface AccountRow {
  readonly key: string
  readonly line: ReactNode
  readonly end?: ReactNode
  readonly onPress: () => void
}

/** Accounts to choose from, one below the other. */
export function AccountList(props: {
  rows: readonly AccountRow[]
  isDisabled: boolean
}): ReactNode {
  return (
    <ul className="st-account-list">
      {props.rows.map(({ key, line, end, onPress }) => (
        <li key={key}>
          <button type="button" disabled={props.isDisabled} onClick={() => onPress()}>
            {line}
            {end}
          </button>
        </li>
      ))}
    </ul>
  )
}
