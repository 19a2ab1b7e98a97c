import { toWords } from '../call/act.ts'
import { words } from '../words/words.ts'

/** Says what could not be read, and offers to try again. */
export function Problem({
  title,
  error,
  onRetry,
}: {
  readonly title: string
  readonly error: unknown
  onRetry(): void
}) {
  return (
    <div className="problem" role="alert">
      <h2>{title}</h2>
      <p className="note">{toWords(error)}</p>
      <button type="button" className="primary" onClick={onRetry}>
        {words().parts.again}
      </button>
    </div>
  )
}
