import { type ReactNode, useEffect, useRef } from 'react'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'

/** The row in place of what was removed, with the way to take the removal back. */
export function RemovedRow(props: { children: string; onUndo: () => void }): ReactNode {
  const text = useText()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    takeFocus(row.current?.querySelector('button') ?? null)
  }, [])
  return (
    <li className="st-item" ref={row}>
      <span className="st-item-gone" role="status">
        {props.children}
      </span>
      <TextButton onPress={props.onUndo}>{text('account.undo')}</TextButton>
    </li>
  )
}
