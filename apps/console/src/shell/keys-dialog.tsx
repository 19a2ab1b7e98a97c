import { Dialog } from '../parts/dialog.tsx'
import { words } from '../words/words.ts'

type Row = readonly [what: string, keys: readonly string[]]

function toRows(): readonly Row[] {
  const { keys, pages } = words().shell
  return [
    [keys.all, ['⌘ K', 'Ctrl K']],
    [keys.list, ['/']],
    [keys.rows, ['J', 'K']],
    [keys.open, ['Enter', 'Esc']],
    [keys.submit, ['⌘ Enter', 'Ctrl Enter']],
    [keys.user, ['B', 'E', 'L']],
    [keys.userMore, ['R', 'D']],
    [keys.userRow, ['1 … 9']],
    [keys.userData, ['X', 'C']],
    [keys.message, ['X', 'R', 'S']],
    [keys.app, ['T', 'N', 'E', 'D']],
    [keys.webhook, ['T', 'N']],
    [keys.go(pages.home, pages.users), ['G H', 'G U']],
    [keys.go(pages.messages, pages.audit), ['G M', 'G A']],
    [keys.go(pages.apps, pages.webhooks), ['G C', 'G W']],
    [keys.go(pages.branding, pages.configuration), ['G B', 'G S']],
    [pages.operators, ['G O']],
  ]
}

/** All keys of the console. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={words().shell.keys.title} onClose={onClose}>
      <dl className="keys">
        {toRows().map(([what, names]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="buttons">
        <button type="button" onClick={onClose}>
          {words().acts.close}
        </button>
      </p>
    </Dialog>
  )
}
