import { useState } from 'react'
import { words } from '../words/words.ts'

/** A text to copy. It scrolls in its box. */
export function Snippet({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState('')
  const { copy, copied: done } = words().acts
  return (
    <div className="snippet">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className="scrolled" tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
      <button
        type="button"
        onClick={() => {
          // Where the browser refuses, the text can be copied by hand.
          navigator.clipboard.writeText(text).then(
            () => setCopied(text),
            () => {},
          )
        }}
      >
        <span role="status">{copied === text ? done : copy}</span>
      </button>
    </div>
  )
}
