import { createPortico, PorticoProvider } from '@portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const { VITE_PORTICO_URL, VITE_PORTICO_PUBLIC_TOKEN } = import.meta.env

// once, outside of components: the client is the page's connection to the service
const portico = createPortico(VITE_PORTICO_PUBLIC_TOKEN, { customBaseUrl: VITE_PORTICO_URL })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider client={portico}>
        <App />
      </PorticoProvider>
    </StrictMode>,
  )
}
