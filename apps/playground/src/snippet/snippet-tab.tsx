import { type ReactNode, useEffect, useState } from 'react'
import { savePage } from '../page/saved-state.ts'
import { Choice } from '../parts/choice.tsx'
import { Code } from '../parts/code.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { type SnippetFacts, type SnippetKind, snippetKinds, toSnippet } from './to-snippet.ts'

/** The code to paste into a page. */
export function SnippetTab(props: { facts: SnippetFacts; isFromLastGood: boolean }): ReactNode {
  const [kind, setKind] = useState<SnippetKind>('HTML')
  const text = toSnippet(kind, props.facts)
  const { config, styles, strings, theme } = props.facts
  useEffect(
    () => savePage(localStorage, { config, styles, strings, theme }),
    [config, styles, strings, theme],
  )
  return (
    <div className="pg-snippet">
      <div className="pg-row">
        <Choice
          label="Kind of page"
          options={snippetKinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChoose={setKind}
        />
        <div className="pg-snippet-ways">
          <a className="pg-button" href="/own-page" target="_blank" rel="noreferrer">
            Open as a page of its own
          </a>
          <CopyButton text={text}>Copy</CopyButton>
        </div>
      </div>
      <pre className="pg-code">
        <Code text={text.trimEnd()} isWrapped />
      </pre>
      <p className="pg-muted">
        {props.isFromLastGood
          ? 'An editor holds a mistake; the snippet has the last good text.'
          : 'Your public token, origin and config are already filled in.'}
        {kind !== 'HTML' && ' How to install the package stands at the top of docs/react.md.'}
      </p>
    </div>
  )
}
