import { callUrl } from '../call/call.ts'

export type Scheme = 'light' | 'dark'

/**
 * A document of the service in a frame that runs no script and has no origin. It comes from an address of its own: one
 * that this page made would have this page's policy, which forbids the styles of mails.
 */
export function Frame({
  title,
  path,
  scheme,
  isNarrow,
}: {
  readonly title: string
  /** Below `/admin/v1/`. */
  readonly path: string
  readonly scheme: Scheme
  readonly isNarrow: boolean
}) {
  return (
    <iframe
      // another address in the same frame would be a step of the history
      key={path}
      title={title}
      src={callUrl(path).href}
      sandbox=""
      data-scheme={scheme}
      data-narrow={isNarrow || undefined}
    />
  )
}
