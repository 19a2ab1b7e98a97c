import { type ReactNode, useState } from 'react'
import { Choice } from '../parts/choice.tsx'
import { Code } from '../parts/code.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { type SnippetFacts, type SnippetKind, snippetKinds, toSnippet } from './to-snippet.ts'

/** The code to paste into a page. */
export function SnippetTab(props: { facts: SnippetFacts; isFromLastGood: boolean }): ReactNode {
  const [kind, setKind] = useState<SnippetKind>('HTML')
  const text = toSnippet(kind, props.facts)
  return (
    <div className="pg-snippet">
      <div className="pg-row">
        <Choice
          label="Kind of page"
          options={snippetKinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChoose={setKind}
        />
        <CopyButton text={text}>Copy</CopyButton>
      </div>
      <pre className="pg-code">
        <Code text={text.trimEnd()} isWrapped />
      </pre>
      <p className="pg-muted">
        {props.isFromLastGood
          ? 'An editor holds a mistake; the snippet has the last good text.'
          : 'Your public token, origin and config are already filled in.'}
      </p>
    </div>
  )
}
