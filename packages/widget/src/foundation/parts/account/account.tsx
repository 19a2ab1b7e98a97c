import type { ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Breakable } from '../breakable/breakable.tsx'

/**
 * The styles of an account, which shows its mark, name and address: in a frame on the consent screen, as a row of the
 * list where the user chooses an account. Name and address begin where the lines of the widget do, whatever their own
 * direction.
 */
registerStyles(`
& .st-account{display:flex;align-items:center;gap:12px;min-width:0;text-align:start}
& .st-account>span:last-child{flex:1;min-width:0;display:grid;gap:2px;line-height:1.25}
& .st-account bdi{text-align:left}
&[dir=rtl] .st-account bdi{text-align:right}
& .st-account small{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-avatar{flex:none;display:grid;place-items:center;box-sizing:border-box;width:40px;height:40px;border:1px solid var(--st-border);border-radius:50%;background:var(--st-accent);color:var(--st-accent-foreground);font-size:var(--st-small);font-weight:600}
& .st-account-frame{padding:13px 15px;border:1px solid var(--st-border);border-radius:6px}
& .st-screen>.st-account-frame{margin-top:calc(5*var(--st-spacing))}
& .st-account-switch{margin:12px 0 0;padding-top:12px;border-top:1px solid var(--st-border);font-size:var(--st-small);line-height:1.4286}
& .st-screen>.st-account-frame+.st-section-heading{margin-top:calc(5*var(--st-spacing))}
& .st-account-list{margin:0;padding:0;border:1px solid var(--st-border);border-radius:6px;list-style:none}
& .st-screen>.st-account-list{margin-top:calc(6*var(--st-spacing))}
& .st-account-list>li+li{border-top:1px solid var(--st-border)}
& .st-account-list button{display:flex;align-items:center;gap:12px;width:100%;min-height:64px;padding:12px 15px;border-radius:6px;outline-offset:-2px;text-align:start}
& .st-account-list button:not(:disabled):hover{background:var(--st-muted)}
& .st-account-list button:not(:disabled):active{background:var(--st-accent)}
& .st-account-list button>:first-child{flex:1}
& .st-account-list button>.st-icon{color:var(--st-muted-foreground)}
@container (max-width:239.9px){& .st-account-frame{padding-inline:9px}& .st-account>.st-avatar{display:none}}
@media (forced-colors:active){& .st-avatar{border-color:CanvasText}}
`)

/**
 * Shows an account: its mark, its name, and its address below. Name and address are isolated, so that the text
 * direction of each does not affect the other.
 */
export function AccountLine(props: {
  /** One or two letters, or an icon. Screen readers skip it, because the name follows. */
  mark: ReactNode
  name: string
  address?: string | undefined
}): ReactNode {
  const { mark, name, address } = props
  return (
    <span className="st-account">
      <span className="st-avatar" aria-hidden="true">
        {mark}
      </span>
      <span>
        <bdi>
          <Breakable>{name}</Breakable>
        </bdi>
        {address && (
          <small>
            <bdi dir="ltr">
              <Breakable>{address}</Breakable>
            </bdi>
          </small>
        )}
      </span>
    </span>
  )
}

/** Frames the account that the screen is about, and the link to another account. */
export function AccountFrame(props: { children: ReactNode; action: ReactNode }): ReactNode {
  return (
    <div className="st-account-frame">
      {props.children}
      <p className="st-account-switch">{props.action}</p>
    </div>
  )
}

/** A row of the list: an account, or another choice such as "Use another account". */
export interface AccountRow {
  readonly key: string
  readonly line: ReactNode
  readonly end?: ReactNode
  readonly onPress: () => void
}

/** A list of accounts to choose from. */
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
