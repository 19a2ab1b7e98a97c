import { renderToString } from 'react-dom/server'
import { createApp } from './app.tsx'
import type { ReactHostOptions } from './host-options.ts'

/** The host's HTML, as a server sends it. */
export const renderHost = (options: ReactHostOptions): string => renderToString(createApp(options))
