/**
 * The host page of the journeys, as a site owner would write it; the same for both builds. It mounts the
 * widget with the options of the test and shows what it hears, so that tests read the page alone.
 */

/**
 * @param {typeof import('@portico/widget')} sdk
 * @param {import('../support/host-options.ts').HostOptions} options
 */
export function runHost(sdk, options) {
  const { defaultTheme, defaultDarkTheme, quartzTheme, quartzDarkTheme } = sdk
  const themes = {
    light: defaultTheme,
    dark: defaultDarkTheme,
    pair: [defaultTheme, defaultDarkTheme],
    quartz: [quartzTheme, quartzDarkTheme],
  }
  sdk.definePorticoElements()
  const client = new sdk.StytchUIClient(options.publicToken, options.client)
  // for what a journey does beyond mounting once
  Object.assign(window, { portico: { ...sdk, client } })
  const write = (id, line) => {
    document.getElementById(id).textContent += `${line}\n`
  }

  const mount = ({ presentation, manifest, by = 'calls', ...mountOptions }) => {
    // where the links of a reset mail lead to, where other apps send people to, and a page of the account
    const calls = {
      '/reset': 'mountResetPassword',
      '/authorize': 'mountIdentityProvider',
      '/passkeys': 'mountPasskeyRegistration',
      '/account': 'mountAccount',
    }
    const tags = {
      '/reset': 'portico-reset-password',
      '/passkeys': 'portico-passkeys',
      '/account': 'portico-account',
    }
    const call = calls[location.pathname] ?? 'mountLogin'
    const show = {
      calls: (mounted) => client[call]({ elementId: '#sign-in', ...mounted }),
      elements(mounted) {
        const element = document.createElement(tags[location.pathname] ?? 'portico-sign-in')
        document.getElementById('sign-in').replaceChildren(element)
        element.render({ client, ...mounted })
      },
    }
    try {
      show[by]({
        callbacks: {
          onEvent: ({ type, data }) => write('events', JSON.stringify({ type, data })),
          onError: (error) => write('errors', error.error_message ?? error.message),
        },
        ...mountOptions,
        ...(manifest && {
          getIDPConsentManifest(asked) {
            write('asked', JSON.stringify(asked))
            if (manifest === 'throw') throw new Error('No manifest today.')
            return manifest
          },
        }),
        ...(presentation && {
          presentation: {
            ...presentation,
            theme: themes[presentation.theme] ?? presentation.theme,
          },
        }),
      })
    } catch (error) {
      write('thrown', error.message)
    }
  }

  const show = (user) => {
    document.getElementById('status').textContent = user
      ? `Signed in as ${user.emails[0]?.email ?? user.user_id}`
      : 'Signed out'
  }
  client.user.onChange(show)
  show(client.user.getSync())

  document.getElementById('sign-out').addEventListener('click', () => client.session.revoke())
  document.getElementById('remount').addEventListener('click', () => mount(options.remount))

  mount(options.mount)
  client
    .authenticateByUrl({ session_duration_minutes: 30 })
    .catch((error) => write('errors', error.error_message ?? error.message))
}
