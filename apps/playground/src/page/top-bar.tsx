import type { ReactNode } from 'react'
import { MarkIcon, MoonIcon, SunIcon } from '../parts/icons.tsx'
import type { Scheme } from '../theme/theme-state.ts'
import type { WidgetId } from './choices.ts'
import { widgets } from './widgets.ts'

/** What is shown, where the service is and whether it is well, and the switch between light and dark. */
export function TopBar(props: {
  /** in the preview */
  widget: WidgetId
  /** null until the first answer */
  isHealthy: boolean | null
  /** null until it is known, and where none runs */
  clientAppUrl: string | null
  scheme: Scheme
  onWidget: (widget: WidgetId) => void
  onScheme: (scheme: Scheme) => void
}): ReactNode {
  const { isHealthy, clientAppUrl, scheme } = props
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <header className="pg-bar">
      <a className="pg-brand" href="/">
        <MarkIcon />
        Portico
      </a>
      <nav aria-label="Widgets">
        <ul>
          {widgets.map(({ id, label }) => (
            <li key={id}>
              <button
                className="pg-nav-link"
                type="button"
                aria-current={id === props.widget ? 'page' : undefined}
                onClick={() => props.onWidget(id)}
              >
                {label}
              </button>
            </li>
          ))}
          {clientAppUrl && (
            <li>
              <a className="pg-nav-link" href={clientAppUrl}>
                Client app
              </a>
            </li>
          )}
        </ul>
      </nav>
      <p className="pg-service" role="status" data-health={toHealth(isHealthy)}>
        <span className="pg-dot" aria-hidden="true" />
        <span>{location.host}</span>
        <span className={isHealthy === false ? 'pg-service-words' : 'pg-hidden'}>
          {isHealthy === false ? 'does not answer' : isHealthy ? 'is well' : 'is being asked'}
        </span>
      </p>
      <button
        className="pg-icon-button"
        type="button"
        aria-label={other === 'dark' ? 'Switch to dark' : 'Switch to light'}
        onClick={() => props.onScheme(other)}
      >
        {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
      </button>
    </header>
  )
}

function toHealth(isHealthy: boolean | null): string {
  if (isHealthy === null) return 'unknown'
  return isHealthy ? 'well' : 'ill'
}
