/** What the consent screen has beside its parts. */
export const consentStyles = `
& .st-app-host{display:flex}
& .st-screen>.st-app-host{margin-top:calc(2*var(--st-spacing))}
& .st-consent-buttons{scroll-margin-block:calc(4*var(--st-spacing))}
`
