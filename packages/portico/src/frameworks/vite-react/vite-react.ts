import type { App } from '../../setup/app.ts'
import type { Choices, Framework } from '../framework.ts'
import { addImport, all, replaceOnly } from '../shared/edits.ts'

const entries = ['src/main.tsx', 'src/main.jsx', 'src/index.tsx', 'src/index.jsx', 'src/main.ts']

/** React with Vite and no server: the app is shown to those who are signed in, the card to all others. */
export const viteReact: Framework = {
  id: 'vite-react',
  label: 'Vite with React',
  rank: 2,
  detect: (app) => app.dependsOn('vite') && app.dependsOn('react'),
  scripts: ['dev', 'start'],
  port: 5173,
  toPort: (port) => ({ args: ['--port', String(port), '--strictPort'], env: {} }),
  environment: {
    files: ['.env.local', '.env.development.local', '.env'],
    names: { serviceUrl: 'VITE_PORTICO_URL', publicToken: 'VITE_PORTICO_PUBLIC_TOKEN' },
  },
  hasServer: false,
  packages: ['@portico/react'],
  page: '/',
  list(app, choices) {
    const main = app.find(entries) ?? 'src/main.tsx'
    const extension = main.replace(/^.*\./, '').replace(/^ts$/, 'tsx')
    // as Vite's own template imports
    const specifier = app.read(main)?.includes(`/App.${extension}'`)
      ? `./portico.${extension}`
      : './portico'
    const line = `import { PorticoGate } from '${specifier}'`
    return [
      { path: `src/portico.${extension}`, content: toGate(app, choices) },
      {
        path: main,
        edit: (text) =>
          all(
            addImport(text, line),
            replaceOnly(
              text,
              /^([ \t]*)<App \/>$/,
              ([, indent]) => `${indent}<PorticoGate>\n${indent}  <App />\n${indent}</PorticoGate>`,
            ),
          ),
        byHand: {
          lines: `${line}\n\n<PorticoGate>\n  <App />\n</PorticoGate>`,
          where: 'around the app, where it is rendered',
        },
      },
    ]
  },
}

function toGate({ isTypeScript }: App, { config }: Choices): string {
  const children = isTypeScript ? ': { children: ReactNode }' : ''
  return `import {
  createPortico,
  PorticoProvider,
  PorticoSignIn,
  usePortico,
  usePorticoUser,
} from '@portico/react'
import { ${isTypeScript ? 'type ReactNode, ' : ''}useEffect, useState } from 'react'

const { VITE_PORTICO_URL, VITE_PORTICO_PUBLIC_TOKEN } = import.meta.env

// once, outside of components: the client is the page's connection to the service
const portico = createPortico(VITE_PORTICO_PUBLIC_TOKEN, { customBaseUrl: VITE_PORTICO_URL })

/** Shows the app to those who are signed in, and the sign-in card to all others. */
export function PorticoGate({ children }${children}) {
  return (
    <PorticoProvider client={portico}>
      <Gate>{children}</Gate>
    </PorticoProvider>
  )
}

function Gate({ children }${children}) {
  const { user } = usePorticoUser()
  const client = usePortico()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    // links in mails lead back to this page
    client
      .authenticateByUrl({ session_duration_minutes: 60 })
      .catch((error${isTypeScript ? ': Error' : ''}) => setProblem(error.message))
  }, [client])
  if (!user)
    return (
      <>
        {problem && <p role="alert">{problem}</p>}
        <PorticoSignIn
          config={${config.toSource(10)}}
        />
      </>
    )
  const address = user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number ?? user.user_id
  return (
    <>
      <p>
        Signed in as {address}{' '}
        <button type="button" onClick={() => client.session.revoke()}>
          Sign out
        </button>
      </p>
      {children}
    </>
  )
}
`
}
