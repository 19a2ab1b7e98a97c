/**
 * The one look of every mail. Static markup, inline styles, no images, nothing remote: a mail must read
 * well where style sheets are dropped and must not tell anyone that it was opened.
 */
import type { CSSProperties } from 'react'
import type { MailLanguage } from './words.ts'

export interface LayoutProps {
  readonly language: MailLanguage
  readonly subject: string
  readonly heading: string | null
  readonly lead: string
  /** Shown large and easy to select. */
  readonly code: string | null
  readonly action: { readonly label: string; readonly url: string } | null
  /** Quiet sentences below; the last one may spell the link out. */
  readonly notes: readonly string[]
}

const font = 'Arial, Helvetica, sans-serif'
const page: CSSProperties = { margin: 0, padding: '24px 16px', backgroundColor: '#ffffff' }
const column: CSSProperties = {
  maxWidth: '480px',
  margin: '0 auto',
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '24px',
  color: '#19303d',
}
const headingStyle: CSSProperties = {
  margin: '0 0 16px',
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 600,
}
const lead: CSSProperties = { margin: '0 0 16px' }
const code: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '32px',
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: '0.15em',
}
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '4px',
  backgroundColor: '#19303d',
  color: '#ffffff',
  fontWeight: 600,
  lineHeight: '20px',
  textDecoration: 'none',
}
const note: CSSProperties = {
  margin: '0 0 8px',
  fontSize: '14px',
  lineHeight: '20px',
  color: '#5c727d',
  overflowWrap: 'anywhere',
}

// No quotes and no angle brackets: React escapes text, in a style element as well.
const darkStyles = `@media (prefers-color-scheme: dark) {
body { background-color: #14212a !important; }
.m-ink { color: #f0f5f7 !important; }
.m-quiet { color: #a5b6bf !important; }
.m-act { background-color: #e4edf1 !important; color: #14212a !important; }
}`

/** A whole mail as HTML. */
export function Layout(props: LayoutProps) {
  return (
    <html lang={props.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>{props.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body style={page}>
        <div className="m-ink" style={column}>
          {props.heading !== null && <h1 style={headingStyle}>{props.heading}</h1>}
          <p style={lead}>{props.lead}</p>
          {props.code !== null && <p style={code}>{props.code}</p>}
          {props.action !== null && (
            <p style={lead}>
              <a className="m-act" href={props.action.url} style={button} rel="noreferrer">
                {props.action.label}
              </a>
            </p>
          )}
          {props.notes.map((sentence) => (
            <p className="m-quiet" key={sentence} style={note}>
              {sentence}
            </p>
          ))}
        </div>
      </body>
    </html>
  )
}
