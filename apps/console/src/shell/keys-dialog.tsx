import { Dialog } from '../parts/dialog.tsx'

const keys: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Search everything', ['⌘ K', 'Ctrl K']],
  ['Search this list', ['/']],
  ['Next, previous row', ['J', 'K']],
  ['Open, go back', ['Enter', 'Esc']],
  ['Of a user: block, end sessions, send a link', ['B', 'E', 'L']],
  ['Of a user: roles, delete', ['R', 'D']],
  ['Of a user: export the log, copy the id', ['X', 'C']],
  ['Send this message again, stop messages', ['R', 'S']],
  ['Of an app: test, new secret, change, remove', ['T', 'N', 'E', 'D']],
  ['Home, Users', ['G H', 'G U']],
  ['Messages, Audit log', ['G M', 'G A']],
  ['Client apps, Webhooks', ['G C', 'G W']],
  ['Configuration, Operators', ['G S', 'G O']],
]

/** All keys of the console. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([what, names]) => (
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
          Close
        </button>
      </p>
    </Dialog>
  )
}
