import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PorticoProvider } from '../../provider/portico-provider.tsx'
import { PorticoAccount } from './component.tsx'

test('a server renders the element of the account, which the browser fills', () => {
  const options = { customBaseUrl: 'https://auth.example.com' }
  const html = renderToString(
    <PorticoProvider publicToken="public-token-test-1" options={options}>
      <PorticoAccount config={{ section: 'name' }} />
    </PorticoProvider>,
  )
  expect(html).toBe('<portico-account></portico-account>')
})

test('without a provider, an error names the component', () => {
  expect(() => renderToString(<PorticoAccount />)).toThrow('<PorticoAccount />')
})
