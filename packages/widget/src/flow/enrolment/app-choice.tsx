import type { ReactNode } from 'react'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { ShieldIcon } from '../../foundation/icons/shield-icon.tsx'
import { ItemText } from '../../foundation/parts/item-list/item-list.tsx'
import { useFocusBack } from '../../foundation/parts/use-focus-back.ts'
import { useText } from '../../kernel/context/text-context.ts'

/** The row of the authenticator app, in the list of what can be a second step. */
export function AppChoice(props: { isPending: boolean; onPress: () => void }): ReactNode {
  const { isPending, onPress } = props
  const text = useText()
  const keepFocus = useFocusBack(isPending)
  return (
    <li>
      <button
        className="st-item"
        type="button"
        disabled={isPending}
        aria-busy={isPending || undefined}
        onClick={() => {
          keepFocus()
          onPress()
        }}
      >
        <ShieldIcon />
        <ItemText title={text('account.step.app')} detail={text('account.step.appDetail')} />
        <NextIcon />
      </button>
    </li>
  )
}
