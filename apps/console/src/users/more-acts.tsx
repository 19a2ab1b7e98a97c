import { useRef } from 'react'
import { words } from '../words/words.ts'
import type { Act } from './act-dialog.tsx'

/** The acts that are rarely needed; what cannot be done in the user's state is absent. */
export function MoreActs({
  acts,
  mayAct,
  onAct,
}: {
  readonly acts: readonly (readonly [name: string, act: Act | null])[]
  readonly mayAct: boolean
  onAct(act: Act): void
}) {
  const element = useRef<HTMLDetailsElement>(null)
  /** Closes the menu; the focus stays at it, and returns there after a dialog. */
  const close = () => {
    if (element.current) element.current.open = false
    element.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={element}
      className="more"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !element.current?.open) return
        // Escape outside the menu leads back to the list.
        event.stopPropagation()
        close()
      }}
    >
      <summary>{words().user.more}</summary>
      <ul>
        {acts.map(([name, act]) =>
          act === null ? null : (
            <li key={name}>
              <button
                type="button"
                className="quiet"
                disabled={!mayAct}
                data-danger={act.isDangerous || undefined}
                onClick={() => {
                  close()
                  onAct(act)
                }}
              >
                {name}
              </button>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}
