/** What the consent screen has beside its parts. */
export const consentStyles = `
& .st-app-host{display:flex}
& .st-screen>.st-app-host{margin-top:calc(2*var(--st-spacing))}
& .st-consent-buttons{min-width:0;margin-inline:0;margin-bottom:0;padding:0;border:0}
`
