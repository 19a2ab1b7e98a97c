import {
  applyTheme,
  attachStyles,
  Banner,
  Button,
  Card,
  DangerButton,
  Divider,
  Helper,
  resolveTheme,
  Screen,
  Stack,
  Tabs,
  Toaster,
  WarningIcon,
} from '@portico/widget/parts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const ignore = () => {}

/** The parts of the widget that none of its screens has yet, or has for a moment only. */
function Parts({ themeClass }) {
  const toasts = [
    { id: '1', kind: 'success', message: 'Email resent', expiresAt: null },
    { id: '2', kind: 'error', message: 'Not renamed', expiresAt: null },
  ]
  return (
    <Card
      themeClass={themeClass}
      toaster={<Toaster toasts={toasts} onHold={ignore} onRelease={ignore} />}
    >
      <Screen>
        <Banner tone="warning" icon={<WarningIcon />}>
          Careful.
        </Banner>
        <Tabs
          label="Ways"
          tabs={[
            { id: 'one', label: 'Email' },
            { id: 'two', label: 'Text' },
          ]}
          selected="one"
          onSelect={ignore}
          panelId={() => 'panel'}
        />
        <Divider>or</Divider>
        <Stack>
          <DangerButton>Delete</DangerButton>
          <Button kind="primary" isDisabled>
            Disabled
          </Button>
          <Button kind="secondary" isDisabled>
            Disabled
          </Button>
          <Helper tone="success">Code sent</Helper>
        </Stack>
      </Screen>
    </Card>
  )
}

const root = createRoot(document.getElementById('sign-in'))
let applied

/** Draws the parts in a theme; takes what the widget's element takes. */
function showTheme(options) {
  applied?.remove()
  applied = applyTheme(document, resolveTheme(options))
  flushSync(() => root.render(<Parts themeClass={applied.className} />))
}

attachStyles(document)
showTheme({})
Object.assign(window, { showTheme })
